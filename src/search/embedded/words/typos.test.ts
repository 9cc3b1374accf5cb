import {describe, expect, test} from 'vitest';
import {hasSameLetters, isAbbreviation} from './typos';

// cspell:ignore qutoa quoat quoto gacctinfo getaccinfo getacctinfo getaccountinfo getaccountinfos getinfoacct

test.each([
  ['qutoa', true],
  ['quoat', true],
  ['quot', false],
  ['quotas', false],
  ['quoto', false],
])('%s has the letters of quota: %s', (word, expected) => {
  expect(hasSameLetters(word, 'quota')).toBe(expected);
});

test('a number has no other order', () => {
  expect(hasSameLetters('6001', '1006')).toBe(false);
});

describe('an abbreviation', () => {
  test.each(['getacctinfo', 'getaccinfo', 'getinfo'])('%s is one of getaccountinfo', (short) => {
    expect(isAbbreviation(short, 'getaccountinfo')).toBe(true);
  });

  test('only method names have any', () => {
    expect(isAbbreviation('proton', 'production')).toBe(false);
    expect(isAbbreviation('constant', 'constrainthasone')).toBe(false);
  });

  test.each(['getinfoacct', 'gacctinfo', 'getaccountinfos', 'getaccountinfo', 'other'])('%s is not', (word) => {
    expect(isAbbreviation(word, 'getaccountinfo')).toBe(false);
  });
});
