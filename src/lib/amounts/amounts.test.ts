import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {decimal} from './decimal';
import {readWholeNumber} from './whole-number';

const u64 = {min: 0n, max: 2n ** 64n - 1n};

describe('readWholeNumber', () => {
  it('parses every 64-bit number exactly, grouped or not', () => {
    fc.assert(
      fc.property(fc.bigInt(u64.min, u64.max), (value) => {
        expect(readWholeNumber(String(value), u64)).toEqual({value});
        expect(readWholeNumber(value.toLocaleString('en-US'), u64)).toEqual({value});
        expect(readWholeNumber(value.toLocaleString('en-US').replaceAll(',', '_'), u64)).toEqual({value});
      }),
    );
  });

  test.each(['1\u00A0400\u00A0000', '1\u202F400\u202F000', '1’400’000', "1'400'000", '1 400 000', ' 1,400,000 '])(
    'parses the separators of other languages: %j',
    (text) => expect(readWholeNumber(text, {min: 0n, max: 2_000_000n})).toEqual({value: 1_400_000n}),
  );

  test.each(['', ' ', '-1', '1.5', '1e3', '0x10', '1,5', '12,34', '1’5', "12'34", '1\u00A05', 'ten'])(
    'says what to enter instead of %j',
    (text) => {
      expect(readWholeNumber(text, {min: 0n, max: 1000n})).toEqual({error: 'Enter a whole number from 0 to 1,000.'});
    },
  );

  it('names the limit that was exceeded', () => {
    expect(readWholeNumber('0', {min: 1n, max: 1000n})).toEqual({error: 'Enter 1 or more.'});
    expect(readWholeNumber('1001', {min: 1n, max: 1000n})).toEqual({error: 'Enter 1,000 or less.'});
  });
});

describe('decimal', () => {
  test.each([
    [0n, 9, 0, '0'],
    [1n, 9, 0, '0.000000001'],
    [5000n, 9, 0, '0.000005'],
    [1_000_000_000n, 9, 0, '1'],
    [2n ** 64n - 1n, 9, 0, '18,446,744,073.709551615'],
    [20160n, 2, 2, '201.60'],
    [1400n, 2, 2, '14.00'],
  ])('%s with %s places is %s', (units, places, atLeast, text) => {
    expect(decimal(units, places, atLeast)).toBe(text);
  });

  it('keeps every digit', () => {
    fc.assert(
      fc.property(fc.bigInt(u64.min, u64.max), (units) => {
        const [whole = '', fraction = ''] = decimal(units, 9).replaceAll(',', '').split('.');
        expect(BigInt(whole + fraction.padEnd(9, '0'))).toBe(units);
      }),
    );
  });
});
