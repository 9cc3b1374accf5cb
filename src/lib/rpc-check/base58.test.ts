import {isAddress, isSignature} from '@solana/kit';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {base58Length, foreignToBase58} from './base58';

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const text = fc.array(fc.constantFrom(...Array.from(letters), '1', '1'), {minLength: 30, maxLength: 90});

test('agrees with the SDK on which texts are 32 or 64 bytes', () => {
  fc.assert(
    fc.property(text, (characters) => {
      const given = characters.join('');
      expect(base58Length(given) === 32).toBe(isAddress(given));
      expect(base58Length(given) === 64).toBe(isSignature(given));
    }),
    {numRuns: 1000},
  );
  expect(base58Length('1'.repeat(32))).toBe(32);
});

test('finds the character that is not base58', () => {
  expect(foreignToBase58('abc0l')).toBe('0');
  expect(base58Length('abc0')).toBeUndefined();
  expect(base58Length('1'.repeat(100_000))).toBeUndefined();
});
