/** Typo tolerance, for words that match nothing. */

// cspell:ignore latestblockhash

/**
 * With which method names begin. Readers leave them out, and type `latestblockhash`; an abbreviated name keeps them.
 * Other words are not expanded: `proton` is not `production`.
 */
export const verbs = ['get', 'is', 'request', 'send', 'simulate'];

/** The term with each pair of adjacent letters transposed: one typo, though an edit distance of two. */
export function swaps(term: string): string[] {
  return Array.from({length: Math.max(0, term.length - 1)}, (_, index) => {
    const [start, end] = [term.slice(0, index), term.slice(index + 2)];
    return start + term.charAt(index + 1) + term.charAt(index) + end;
  });
}

/** Whether `short` is the method name `long` without some letters: `getAcctInfo`. Both must be in lowercase. */
export function isAbbreviation(short: string, long: string): boolean {
  const kept = verbs.find((verb) => short.startsWith(verb));
  if (kept === undefined || !long.startsWith(kept)) return false;
  let matched = 0;
  for (const letter of long) if (letter === short.charAt(matched)) matched++;
  return matched === short.length && short !== long;
}
