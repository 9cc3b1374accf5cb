import {provider} from '../../../config/provider';

/** Fallbacks for codes that no page lists: each family has a section that explains how to read its codes. */
const families: readonly (readonly [pattern: RegExp, phrase: string])[] = [
  // Programs define their own error codes; in Anchor these start at 6000.
  [/^0x[\da-f]+$/i, 'custom program error'],
  [/^6\d{3}$/, 'custom program error'],
  [/^-?32\d{3}$/, 'solana codes'],
  [/^7\d{3}$/, `${provider.slug} codes`],
  [/^[45](\d\d|\dx|xx)$/i, 'http status'],
];

/** Phrases that match the family of a code, such as `custom program error` for `0x1772`. */
export function familyOf(word: string): readonly string[] {
  return families.filter(([pattern]) => pattern.test(word)).map(([, phrase]) => phrase);
}
