import {provider} from '../../config/provider';
import {isAsking, isStopWord} from './stop-words';
import {joinCompounds} from './synonyms';
import {isCode} from './word-weights';
import {compactWord, findWords} from './words';

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
const howMany = /\bhow many\b/gi;
const howMuch = /\bhow much\b/gi;

/** Two words for one thing, which apart are about logs, signatures and times. */
const logIn = /\b(?:log|logged|logging|sign|signed)[ -]in\b/gi;
const timeOut = /\b(?:time|times|timed|timing)[ -]out\b(?! of\b)/gi;
const setUp = /\bset(?:ting)?[ -]up\b/gi;

/** Words of a term at most: what is more asks about a matter. */
const mostWordsOfTerm = 2;

/** Reads what a reader has typed. */
export function readQuery(text: string): Query {
  const words = findWords(normalize(text))
    .map((word) => word.text)
    .filter((word) => compactWord(word) !== '');
  const telling = [...new Set(joinCompounds(words))].filter((word) => !isStopWord(word));
  // A query of nothing but such words means them, or the one whose documentation it is.
  return telling.length === 0
    ? {words: words.some(isProvider) ? [provider.slug] : [...new Set(words)], written: words, form: 'words'}
    : {words: telling, written: words, form: formOf(text, words, telling.length)};
}

function normalize(text: string): string {
  return text
    .replace(howMany, 'how limit')
    .replace(howMuch, 'how')
    .replace(logIn, 'login')
    .replace(timeOut, 'timeout')
    .replace(setUp, 'setup');
}

function formOf(text: string, words: readonly string[], telling: number): QueryForm {
  if (telling <= mostWordsOfTerm && definitionPattern.test(text.trim())) return 'definition';
  const tells = words.some(isCode) ? isAsking : isStopWord;
  return words.some(tells) ? 'question' : 'words';
}

function isProvider(word: string): boolean {
  return word.toLowerCase() === provider.slug;
}
