import {describe, expect, test} from 'vitest';
import {isAbbreviation, isOneEdit, swaps} from './typos';

// cspell:ignore quotta qota qoota uqota qutoa quoat kye yek gacctinfo getaccinfo getacctinfo getaccountinfo getaccountinfos getinfoacct

test('adjacent letters are swapped at each position', () => {
  expect(swaps('key')).toEqual(['eky', 'kye']);
  expect(swaps('quota')).toContain('qutoa');
  expect(swaps('')).toEqual([]);
});

describe('one edit', () => {
  test.each(['quotta', 'qota', 'qoota', 'quot', 'quotas', 'aquota'])('%s is one edit from quota', (slip) => {
    expect(isOneEdit(slip, 'quota')).toBe(true);
    expect(isOneEdit('quota', slip)).toBe(true);
  });

  test.each(['quota', 'quoat', 'quo', 'quotation', 'other', ''])('%s is not', (word) => {
    expect(isOneEdit(word, 'quota')).toBe(false);
    expect(isOneEdit('quota', word)).toBe(false);
  });
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
