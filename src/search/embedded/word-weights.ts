/** Unspecific words: generic verbs, words for things going wrong, and the name of the chain. */
const weakWords = new Set(
  (
    'add after alternative always available before call called calling change current currently difference different ' +
    'ever fetch find fix fixed happen happened happens issue keep keeps know let make much need needed never new ' +
    'no not off ok old one only other possible problem same see set setup show solana supported take tell time try ' +
    'turn use used using want way without work working works wrong'
  ).split(' '),
);
const weakWeight = 0.3;

/** An error code matters more than the words around it: `custom program error 3012`. */
const codePattern = /\d{3}/;
const codeWeight = 2;

export function isCode(word: string): boolean {
  return codePattern.test(word);
}

/** How specific a word of a query is. */
export function weightOf(word: string): number {
  if (isCode(word)) return codeWeight;
  return weakWords.has(word.toLowerCase()) ? weakWeight : 1;
}
