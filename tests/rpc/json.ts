/**
 * JSON in which a bigint is an integer with all its digits: Solana's u64 values do not fit a JavaScript number, and
 * `JSON.stringify` refuses them.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? `${mark}${part.toString()}` : part,
  ).replace(marked, '$1');
}

// A character for private use: no text of Solana holds it.
const mark = '\uE000';
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g');
