const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Longer texts are no key, hash or signature, and would take long to decode. */
const longest = 128;

/** The first character that is not of base58, if there is one. */
export function foreignToBase58(text: string): string | undefined {
  return Array.from(text).find((character) => !alphabet.includes(character));
}

/** How many bytes a text in base58 stands for; nothing for one that is not in base58, or too long to decode. */
export function base58Length(text: string): number | undefined {
  if (text.length > longest || foreignToBase58(text) !== undefined) return undefined;
  let number = 0n;
  for (const character of text) number = number * 58n + BigInt(alphabet.indexOf(character));
  // Each leading 1 is a byte that is zero.
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return zeros + (number === 0n ? 0 : Math.ceil(number.toString(16).length / 2));
}
