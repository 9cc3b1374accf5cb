import {baseForms} from './word-forms';

/** Unspecific words: generic verbs, words for things going wrong, and the name of the chain. */
const weakWords = new Set(
  (
    'add after allow alternative always available before call change current currently difference different ' +
    'ever fetch find fix happen issue keep know last let make much need never new ' +
    'no not off ok old one only other possible problem same see set setup show solana supported take tell time try ' +
    'turn use want way without work wrong'
  ).split(' '),
);
const weakWeight = 0.3;

/** An error code, or a class of them, matters more than the words around it: `custom program error 3012`, `4xx error`. */
const codePattern = /\d{3}|^\d[\dx]x$/i;
const codeWeight = 2;

export function isCode(word: string): boolean {
  return codePattern.test(word);
}

/** How specific a word of a query is. */
export function weightOf(word: string): number {
  if (isCode(word)) return codeWeight;
  const term = word.toLowerCase();
  return [term, ...baseForms(term)].some((form) => weakWords.has(form)) ? weakWeight : 1;
}
