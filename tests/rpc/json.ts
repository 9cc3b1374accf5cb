/**
 * Serializes a bigint as a JSON integer with all its digits: Solana's u64 values exceed the precision of a JavaScript
 * number, and `JSON.stringify` throws on a bigint.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? `${mark}${part.toString()}` : part,
  ).replace(marked, '$1');
}

// A private-use code point, which does not occur in Solana data.
const mark = '\uE000';
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g');
