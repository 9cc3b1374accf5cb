const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Longer texts cannot be a key, hash, or signature, and are slow to decode. */
const maxLength = 128;

/** The first character that is not base58, if any. */
export function foreignToBase58(text: string): string | undefined {
  return Array.from(text).find((character) => !alphabet.includes(character));
}

/** Number of bytes that a base58 text encodes; undefined if it is not base58, or too long to decode. */
export function base58Length(text: string): number | undefined {
  if (text.length > maxLength || foreignToBase58(text) !== undefined) return undefined;
  let number = 0n;
  for (const character of text) number = number * 58n + BigInt(alphabet.indexOf(character));
  // Each leading 1 encodes a zero byte.
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return zeros + (number === 0n ? 0 : Math.ceil(number.toString(16).length / 2));
}
