import {baseForms} from './word-forms';

/** Unspecific words: generic verbs, connecting words, words for things going wrong, and the name of the chain. */
const weakWords = new Set(
  (
    'able add after against allow also alternative always api around available before best better between bit both ' +
    'call change check couple current currently difference different directly during each else enough ever ' +
    'exactly example fetch few find fix good happen inside instead issue keep know last let like make maybe much must ' +
    'need never new no not number off ok old one only other out own per please possible problem properly rather ' +
    'read report same say see set setup several since slightly solana still supported sure take tell thing ' +
    'through time try turn until use via want way whether whole within without work worth wrong'
  ).split(' '),
);
const weakWeight = 0.3;

/** An error code, or a class of them, matters more than the words around it: `custom program error 0xbc4`, `4xx error`. */
const codePattern = /\d{3}|^\d[\dx]x$|^0x/i;
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

/** How specific the words of a phrase are on average. */
export function meanWeight(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + weightOf(word), 0) / words.length;
}
