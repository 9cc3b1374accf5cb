import type {ListedPage} from '../../lib/listed-page';
import {closestName} from '../../lib/text/closest-name';
import {addressWords} from './address-words';

/** Minimum similarity: below it a match is accidental, such as one common word out of four. */
const minLikeness = 0.3;

/** Minimum length of a misspelled title: shorter ones are similar to too many words. */
const minMisspelledLength = 8;

/** The pages whose path or title is most similar to a missing page's path, best first. */
export function nearestPages(path: string, pages: readonly ListedPage[], maxPages: number): ListedPage[] {
  const words = [...new Set(addressWords(path))];
  const named = pages.map((page) => ({page, words: [...new Set(addressWords(`${page.path} ${page.title}`))]}));
  const weigh = (word: string) => weight(word, named);
  const meant = titlesIn(words, pages);
  const isBelow = belowSection(path);
  return named
    .map((candidate) => ({
      page: candidate.page,
      likeness:
        meant.has(candidate.page.title) || isBelow(candidate.page) ? 1 : likeness(words, candidate.words, weigh),
    }))
    .filter((candidate) => candidate.likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxPages)
    .map(({page}) => page);
}

/** Whether a page is in the section that the path names, such as a page's path without its last segment. */
function belowSection(path: string): (page: ListedPage) => boolean {
  const section = path.replace(/\/*$/, '/');
  // Top-level folders have too many pages to suggest any of them.
  const isSpecific = section.split('/').length > 3;
  return (page) => isSpecific && page.path.startsWith(section) && !page.path.includes('#');
}

/** Titles that are a word of the path, perhaps misspelled, such as the name of a method: a certain match. */
function titlesIn(words: readonly string[], pages: readonly ListedPage[]): Set<string> {
  const titles = pages.map(({title}) => title);
  return new Set(
    words.flatMap((word) => {
      const candidates = titles.filter((title) => title.length >= minMisspelledLength || title.toLowerCase() === word);
      return closestName(word, candidates) ?? [];
    }),
  );
}

type Weigh = (word: string) => number;

/** Similarity from 0 to 1: the Dice coefficient over weighted words. */
function likeness(asked: readonly string[], page: readonly string[], weigh: Weigh): number {
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weigh(word), 0);
  const total = sum(asked) + sum(page);
  if (total === 0) return 0;
  const common = asked.reduce((found, word) => {
    const {match, share} = bestMatch(word, page);
    return match === undefined ? found : found + weigh(match) * share;
  }, 0);
  return (2 * common) / total;
}

/** The page's word that best matches a word, and the match's confidence: exact, by prefix, or with a typo. */
function bestMatch(word: string, page: readonly string[]): {match?: string | undefined; share: number} {
  if (page.includes(word)) return {match: word, share: 1};
  const start = page.find((other) => isStart(word, other) || isStart(other, word));
  if (start !== undefined) return {match: start, share: 0.8};
  // A typo changes a letter or two: a much longer word is a different word, even if it contains this one.
  const alike = page.filter((other) => other.length <= word.length + Math.floor(word.length / 3));
  return {match: closestName(word, alike), share: 0.7};
}

function isStart(start: string, word: string): boolean {
  return start.length >= 3 && word.startsWith(start);
}

/** Inverse document frequency: common words weigh little. A word on no page weighs as much as one on a single page. */
function weight(word: string, pages: readonly {readonly words: readonly string[]}[]): number {
  const having = pages.filter(({words}) => words.includes(word)).length;
  return Math.log(1 + pages.length / Math.max(1, having)) - Math.log(2);
}
