// cspell:ignore aren arent cant couldn couldnt didn didnt doesn doesnt dont hasn hasnt havent isnt shouldn shouldnt wasn wasnt
// cspell:ignore whats wont wouldn wouldnt

import {provider} from '../../config/provider';
import {joinCompounds} from './synonyms';
import {isCode} from './word-weights';
import {compactWord, findWords} from './words';

/** Words that ask, or speak of the reader. Of a pasted message with a code, `429 too many`, no other filler does. */
const askingWords = new Set(
  (
    'am are can cannot could did do does had has have how i is me my our should us we what when where which who why ' +
    'will would you your'
  ).split(' '),
);

/** Words that say nothing about what a reader looks for, nor does that it is documentation, or whose it is. */
const stopWords = new Set([
  ...askingWords,
  ...(
    `${provider.slug} ` +
    'a an and as at be been but by for from get gets if in into it its may of on or so than that the their them then ' +
    'there these they this those to was were while with ' +
    'about actually again already all any define just mean meaning means now really some still too very yet ' +
    'anyone anything because even everyone everything goes going gone got getting often someone something today went ' +
    'yesterday ' +
    // What is left of `don't` and `what's` at the apostrophe, and how they are typed without it.
    'd ll m re s t ve aren couldn didn doesn don hasn haven isn shouldn wasn won wouldn arent cant couldnt didnt ' +
    'doesnt dont hasnt havent im isnt ive shouldnt wasnt whats wont wouldnt ' +
    'doc docs documentation example examples explain explained guide help info information page tutorial'
  ).split(' '),
]);

export interface Query {
  /** What is searched, in order. The last one may be unfinished. */
  readonly words: readonly string[];
  /** All words that were typed, for a name that is written apart: `get balance`, `account in use`. */
  readonly written: readonly string[];
  readonly form: QueryForm;
}

/** How a query is put: as words, as a sentence, or as one that asks what a word means. */
export type QueryForm = 'words' | 'question' | 'definition';

const definitionPattern = /^(?:what(?:['’]?s| is| are) |what do(?:es)? .* mean\b|define )/i;

/** Asks for a number, unlike `too many requests`. */
const howMany = /\bhow (?:many|much)\b/gi;

/** Two words for one thing, which apart are about logs, signatures and times. */
const logIn = /\b(?:log|logged|logging|sign|signed)[ -]in\b/gi;
const timeOut = /\b(?:time|times|timed|timing)[ -]out\b(?! of\b)/gi;

/** Words of a term at most: what is more asks about a matter. */
const mostWordsOfTerm = 2;

/** Reads what a reader has typed. */
export function readQuery(text: string): Query {
  const words = findWords(text.replace(howMany, 'how').replace(logIn, 'login').replace(timeOut, 'timeout'))
    .map((word) => word.text)
    .filter((word) => compactWord(word) !== '');
  const telling = [...new Set(joinCompounds(words))].filter((word) => !isStopWord(word));
  // A query of nothing but such words means them, or the one whose documentation it is.
  return telling.length === 0
    ? {words: words.some(isProvider) ? [provider.slug] : [...new Set(words)], written: words, form: 'words'}
    : {words: telling, written: words, form: formOf(text, words, telling.length)};
}

function formOf(text: string, words: readonly string[], telling: number): QueryForm {
  if (telling <= mostWordsOfTerm && definitionPattern.test(text.trim())) return 'definition';
  const tells = words.some(isCode) ? isAsking : isStopWord;
  return words.some(tells) ? 'question' : 'words';
}

function isProvider(word: string): boolean {
  return word.toLowerCase() === provider.slug;
}

function isAsking(word: string): boolean {
  return askingWords.has(word.toLowerCase());
}

function isStopWord(word: string): boolean {
  return stopWords.has(word.toLowerCase());
}
