import {describe, expect, test} from 'vitest';
import {hasEnding, otherForms} from './word-forms';

describe('other forms', () => {
  test.each([
    ['limits', 'limit'],
    ['limit', 'limits'],
    ['ips', 'ip'],
    ['boxes', 'box'],
    ['closing', 'close'],
    ['close', 'closed'],
    ['closed', 'closes'],
    ['queries', 'query'],
    ['query', 'queries'],
    ['retried', 'retry'],
    ['retry', 'retried'],
    ['dropped', 'drop'],
    ['drop', 'dropping'],
    ['exported', 'export'],
    ['export', 'exported'],
    ['pushed', 'pushes'],
    ['cancelling', 'cancel'],
  ])('%s is also %s', (term, form) => {
    expect(otherForms(term)).toContain(form);
    expect(otherForms(term)).not.toContain(term);
  });

  test.each([
    ['feed', 'fee'],
    ['string', 'stre'],
    ['access', 'acces'],
    ['gas', 'ga'],
    ['fee', 'feed'],
    ['stats', 'states'],
  ])('%s is not %s', (term, other) => {
    expect(otherForms(term)).not.toContain(other);
  });

  test('a code has no other forms', () => {
    expect(otherForms('32005')).toEqual([]);
  });
});

test.each([
  ['leaking', true],
  ['slots', true],
  ['string', false],
  ['access', false],
  ['fee', false],
])('whether %s has an ending: %s', (term, has) => {
  expect(hasEnding(term)).toBe(has);
});
