import {remembered} from '../../lib/remembered';
import type {MarkedField} from '../../lib/search/search-record';
import {findWords, wordTerms, type Word} from '../../lib/search/words';
import {markTags} from '../marked-text';

/** Memoized tokenization: most hits stay the same from one keystroke to the next. */
const wordsOf = remembered<string, readonly Word[]>(findWords);

/** Marks the words that a search matched. `terms` are index terms, with typos already corrected. */
export function markText(text: string, terms: ReadonlySet<string>): MarkedField {
  return markWords(text, wordsOf(text), terms);
}

/**
 * Cuts a text to a snippet of `length` words around the densest cluster of matches, and marks them. `…` stands for
 * omitted text.
 */
export function markSnippet(text: string, terms: ReadonlySet<string>, length: number): MarkedField {
  const words = wordsOf(text);
  if (words.length <= length) return markWords(text, words, terms);
  const matches = words.map((word) => (isMatch(word, terms) ? 1 : 0));
  const endsSentence = (at: number) => /[.!?]\s/.test(text.slice((words[at]?.end ?? 0) - 1, words[at + 1]?.start));
  const first = bestWindow(matches, length, endsSentence);
  const window = words.slice(first, first + length);
  const [start, end] = [window[0]?.start ?? 0, window.at(-1)?.end ?? text.length];
  const shifted = window.map((word) => ({...word, start: word.start - start, end: word.end - start}));
  const marked = markWords(text.slice(start, end), shifted, terms);
  const isLast = first + length >= words.length;
  return {...marked, value: (first > 0 ? '…' : '') + marked.value + (isLast ? '' : '…')};
}

function isMatch(word: Word, terms: ReadonlySet<string>): boolean {
  return wordTerms(word.text).some((term) => terms.has(term));
}

/** Maximum share of a snippet before the first match: the text after a name says more about it. */
const shareBefore = 0.25;

/**
 * Start of the window with the most matches. Ties go to a window that contains the end of the last match's sentence,
 * then to one that starts at the start of a sentence, then to one that starts a word before the first match.
 */
function bestWindow(matches: readonly number[], length: number, endsSentence: (at: number) => boolean): number {
  let sum = matches.slice(0, length).reduce((total, match) => total + match, 0);
  let best = {start: 0, sum};
  for (let start = 1; start + length <= matches.length; start++) {
    sum += (matches[start + length - 1] ?? 0) - (matches[start - 1] ?? 0);
    if (sum > best.sum) best = {start, sum};
  }
  if (best.sum === 0) return 0;
  const first = matches.indexOf(1, best.start);
  const last = matches.lastIndexOf(1, best.start + length - 1);
  // At the end of a text, the snippet is shorter rather than a line that is cut off before the match.
  const latest = Math.min(first, Math.max(matches.length - length, first - Math.floor(length / 2)));
  let sentenceEnd = last;
  while (sentenceEnd < matches.length - 1 && !endsSentence(sentenceEnd)) sentenceEnd++;
  const rate = (start: number) => {
    const isToEnd = sentenceEnd < start + length;
    const isFromStart = start === 0 || endsSentence(start - 1);
    return (isToEnd ? 2 : 0) + (isFromStart ? 1 : 0) - Math.abs(start - first + 1) / 100;
  };
  let chosen = latest;
  const earliest = Math.max(0, last - length + 1, first - Math.max(1, Math.floor(length * shareBefore)));
  for (let start = latest - 1; start >= earliest; start--) {
    if (rate(start) > rate(chosen)) chosen = start;
  }
  return chosen;
}

function markWords(text: string, words: readonly Word[], terms: ReadonlySet<string>): MarkedField {
  let value = '';
  let position = 0;
  let count = 0;
  for (const word of words) {
    if (!isMatch(word, terms)) continue;
    value += text.slice(position, word.start) + markTags.open + word.text + markTags.close;
    position = word.end;
    count += 1;
  }
  value += text.slice(position);
  const matchLevel = count === 0 ? 'none' : count === words.length ? 'full' : 'partial';
  return {value, matchLevel};
}
