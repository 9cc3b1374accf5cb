import {provider} from '../../config/provider';
import {compactWord} from '../../lib/search/word-parts';
import {findWords} from '../../lib/search/words';
import {joinPhrasalVerbs} from './words/phrasal-verbs';
import {isAsking, isStopWord} from './words/stop-words';
import {findSynonyms, joinCompounds, type Frequency} from './words/synonyms';
import {isCode} from './words/word-weights';

export interface Query {
  /** Search words in order, without stop words. The last one may be an unfinished prefix. */
  readonly words: readonly string[];
  /** All words as typed, stop words included, for names typed as separate words: `get balance`, `account in use`. */
  readonly written: readonly string[];
  readonly hasStopWords: boolean;
  readonly form: QueryForm;
}

/** Whether a query is keywords, a question, or a question about the meaning of a term. */
export type QueryForm = 'words' | 'question' | 'definition';

const definitionPattern = /^(?:what(?:['’]?s| is| are) |what do(?:es)? .* mean\b|define )/i;

/** Asks what terms mean, however many there are. */
const differencePattern = /\bdifferences? between\b/i;

/** `how many` asks for a limit, unlike the `many` of `too many requests`. */
const howMany = /\bhow many\b/gi;
/** Otherwise `long` asks for a size. */
const howMuch = /\bhow (?:much|long)\b/gi;

/** `does Syndica support devnet` does not ask for support. */
const doesSupport = /^((?:do|does|which)\b.*)\bsupports?(?= )/i;

/** Only at the end: traffic also goes through something. */
const goThrough = /\b(?:go(?:es|ing|ne)?|went) through(?=\W*$)/i;

/** Complaints in other words than `not working`, which is a synonym of what sections on failures say. */
const notWorking = /\b(?:no|do|does|is|wo)n?['’]?t work(?:s|ing)?\b/gi;

/** Tells a symptom, such as `transaction not landing`: it asks for an answer, without a question word. */
const negation = /\b(?:not?|never|keeps?)\b/i;

/** In code, the client before a method: `connection.getSlot`, `rpc.get_slot`. Hosts have more dots or end in `.com`. */
const receiver =
  /(?<![\w.-])(?:connection|conn|client|provider|rpc\w*|solana\w*)\.(?=[a-z]\w*(?![\w.-]))(?!(?:com|io|org)\b)/gi;

/** web3.js names its methods so if they parse the result: `getParsedTransaction`. */
const parsing = /\b(get(?:Multiple)?)Parsed(?=[A-Z])/g;

/** A number before a unit is no error code, as in `node is behind by 150 slots`. */
const quantity = /(?<!\S)\d[\d,.]*(?= (?:slots?|blocks?|ms|seconds?|minutes?|hours?|days?)\b)/gi;

/** Spelled out, since punctuation is stripped from words: both would be the prefix `c`. */
const cSharp = /\bc#/gi;
const cPlusPlus = /\bc\+\+/gi;

/** Maximum search words in a definition query: a longer one asks about a topic. */
const maxWordsOfTerm = 2;

/**
 * What a query and a heading have in common that name the same: the words other than stop words, in the singular or the
 * plural. Undefined if there are none.
 */
export function nameIn(words: readonly string[]): string | undefined {
  const telling = [...new Set(words)].filter((word) => !isStopWord(word));
  return telling.length === 0 ? undefined : telling.map(compactWord).join(' ').replace(/s$/, '');
}

/** Parses a query as typed. */
export function readQuery(text: string, frequency: Frequency): Query {
  const written = wordsOf(text);
  const words = wordsOf(inOwnWords(text));
  const telling = [...new Set(joinCompounds(words, frequency))].filter((word) => !isStopWord(word));
  const asTyped = {written, hasStopWords: written.some(isStopWord)};
  // A query of only stop words searches for them, or just for the provider's name if that is one of them.
  return telling.length === 0
    ? {...asTyped, words: words.some(isProvider) ? [provider.slug] : [...new Set(words)], form: 'words'}
    : {
        ...asTyped,
        words: telling,
        form: isForeign(telling, frequency) ? 'definition' : formOf(text, words, telling.length),
      };
}

export function wordsOf(text: string): string[] {
  return findWords(text)
    .map((word) => word.text)
    .filter((word) => compactWord(word) !== '');
}

/** Replaces what a reader may write by the words that pages use; of a heading, it gives what a query finds it by. */
export function inOwnWords(text: string): string {
  return joinPhrasalVerbs(text)
    .replace(doesSupport, '$1supported')
    .replace(howMany, 'how limit')
    .replace(howMuch, 'how')
    .replace(goThrough, 'landed')
    .replace(notWorking, 'not working')
    .replace(receiver, '')
    .replace(parsing, '$1')
    .replace(quantity, '')
    .replace(cSharp, 'csharp')
    .replace(cPlusPlus, 'cpp');
}

function formOf(text: string, words: readonly string[], telling: number): QueryForm {
  const isDefinition = telling <= maxWordsOfTerm && definitionPattern.test(text.trim());
  if (isDefinition || differencePattern.test(text)) return 'definition';
  const tells = words.some(isCode) ? isAsking : isStopWord;
  return negation.test(text) || words.some(tells) ? 'question' : 'words';
}

/** Whether a query is one word that no page has, but that has synonyms: it asks what it is called here. */
function isForeign([word = '', ...others]: readonly string[], frequency: Frequency): boolean {
  const term = compactWord(word);
  return others.length === 0 && frequency(term) === 0 && findSynonyms(term).length > 0;
}

function isProvider(word: string): boolean {
  return word.toLowerCase() === provider.slug;
}
