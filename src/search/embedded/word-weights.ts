/** Words that tell little: what a reader wants to be done, that something is not as it should be, or on which chain. */
const weakWords = new Set(
  (
    'add after alternative always available before call called calling change current currently difference different ' +
    'ever fetch find fix fixed happen happened happens issue keep keeps know let make much need needed never new ' +
    'no not off ok old one only other possible problem same see set setup show solana supported tell time try ' +
    'turn use used using want way without work working works wrong'
  ).split(' '),
);
const weakWeight = 0.3;

/** A code is what a reader looks for, whatever words stand with it: `custom program error 3012`. */
const codePattern = /\d{3}/;
const codeWeight = 2;

export function isCode(word: string): boolean {
  return codePattern.test(word);
}

/** How much a word of a query tells about what is looked for. */
export function weightOf(word: string): number {
  if (isCode(word)) return codeWeight;
  return weakWords.has(word.toLowerCase()) ? weakWeight : 1;
}
