import {expect, test} from 'vitest';
import {familyOf} from './code-families';

test.each([
  ['0x1772', 'custom program error'],
  ['0XAB', 'custom program error'],
  ['6002', 'custom program error'],
  ['-32099', 'solana codes'],
  ['32099', 'solana codes'],
  ['7704', 'syndica codes'],
  ['522', 'http status'],
  ['50x', 'http status'],
  ['4XX', 'http status'],
])('H1: %s belongs to the family that %j finds', (code, phrase) => {
  expect(familyOf(code)).toEqual([phrase]);
});

test.each(['staking', '0x', '1232', '320', '99', '-3205', 'v0x1', 'xxx', '0xx', 'xx5'])(
  'H1: %s belongs to no family',
  (word) => {
    expect(familyOf(word)).toEqual([]);
  },
);
