// cspell:ignore aren arent cant couldn couldnt didn didnt doesn doesnt dont hasn hasnt havent isnt shouldn shouldnt wasn wasnt
// cspell:ignore whats wont wouldn wouldnt

import {provider} from '../../../config/provider';
import {synonyms} from '../../../config/synonyms';
import {capitalized} from '../../../lib/text/capitalized';

/** Question words and pronouns. In a query with a code, such as `429 too many`, only these make it a question. */
const askingWords = new Set(
  (
    'am are can cannot could did do does had has have how i is me my our should us we what when where which who why ' +
    'will would you your'
  ).split(' '),
);

/** Stop words: function words, words for documentation itself, and the name of the provider. */
const stopWords = new Set([
  ...askingWords,
  ...(
    `${provider.slug} ` +
    'a an and as at be been but by for from get gets if in into it its may of on or so than that the their them then ' +
    'there these they this those to was were while with ' +
    'about actually again already all any define just mean meaning means now really some still too very yet ' +
    'anyone anything because even everyone everything goes going gone got getting often someone something today went ' +
    'yesterday ' +
    // Halves of contractions such as `don't`, which are tokenized at the apostrophe, and spellings without it.
    'd ll m re s t ve aren couldn didn doesn don hasn haven isn shouldn wasn won wouldn arent cant couldnt didnt ' +
    'doesnt dont hasnt havent im isnt ive shouldnt wasnt whats wont wouldnt ' +
    'doc docs documentation explain explained guide help info information page tutorial'
  ).split(' '),
]);

export function isAsking(word: string): boolean {
  return askingWords.has(word.toLowerCase());
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word.toLowerCase());
}

/** Stop words that are indexed because synonym phrases contain them: `too many` for `exceeded`. */
const synonymPhraseWords = new Set([...synonyms.values()].flat().flatMap((phrase) => phrase.split(' ')));

const fillers = new Set(
  [...stopWords].filter((word) => !synonymPhraseWords.has(word)).flatMap((word) => [word, capitalized(word)]),
);

/** Whether a word of a section's text need not be indexed, because no query searches for it there. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
