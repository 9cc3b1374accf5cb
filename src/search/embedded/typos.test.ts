import {describe, expect, test} from 'vitest';
import {isAbbreviation, swaps} from './typos';

// cspell:ignore qutoa kye gacctinfo getaccinfo getacctinfo getaccountinfo getaccountinfos getinfoacct

test('adjacent letters are swapped at each position', () => {
  expect(swaps('key')).toEqual(['eky', 'kye']);
  expect(swaps('quota')).toContain('qutoa');
  expect(swaps('')).toEqual([]);
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
