/** Typo tolerance, for words that match nothing. */
import distance from 'leven';

// cspell:ignore latestblockhash

/**
 * With which method names begin. Readers leave them out, and type `latestblockhash`; an abbreviated name keeps them.
 * Other words are not expanded: `proton` is not `production`.
 */
export const verbs = ['get', 'is', 'request', 'send', 'simulate'];

/**
 * Whether one word has the letters of the other in another order: swapping two is one typo, though two edits. Numbers
 * with other digits are other numbers.
 */
export function hasSameLetters(word: string, other: string): boolean {
  return !/\d/.test(word) && word.length === other.length && sortLetters(word) === sortLetters(other);
}

/** Whether a word is another one with a single typo. */
export function isSlip(word: string, other: string): boolean {
  const edits = distance(word, other, {maxDistance: 3});
  return edits === 1 || (edits === 2 && hasSameLetters(word, other));
}

function sortLetters(word: string): string {
  return Array.from(word).sort().join('');
}

/** Whether `short` is the method name `long` without some letters: `getAcctInfo`. Both must be in lowercase. */
export function isAbbreviation(short: string, long: string): boolean {
  const kept = verbs.find((verb) => short.startsWith(verb));
  if (kept === undefined || !long.startsWith(kept)) return false;
  let matched = 0;
  for (const letter of long) if (letter === short.charAt(matched)) matched++;
  return matched === short.length && short !== long;
}
