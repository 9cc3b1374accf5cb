import {wordsIn} from '../lib/read-pages/search/sample-words';

/** The prose and the sample words of a page. */
interface PageWords {
  readonly texts: readonly string[];
  /** As returned by `SampleWords`: separated by spaces. */
  readonly codes: readonly string[];
}

/** Words in the samples of more pages than this, such as `await` or `curl`, are too common to index. */
const maxPages = 3;

/** Example values that nobody searches for: numbers, sizes, times, bytes, and encoded objects. */
const isValue = /^(?:x?\d|eyJ)/;

/** Returns a predicate for sample words worth indexing: absent from all prose of the site, in samples of few pages. */
export function rareWords(pages: readonly PageWords[]): (word: string) => boolean {
  const said = new Set(pages.flatMap(({texts}) => texts.flatMap(wordsIn)).map((word) => word.toLowerCase()));
  const pagesOf = new Map<string, number>();
  for (const {codes} of pages) {
    const words = new Set(codes.flatMap((code) => code.split(' ')));
    for (const word of words) pagesOf.set(word, (pagesOf.get(word) ?? 0) + 1);
  }
  return (word) => !isValue.test(word) && !said.has(word.toLowerCase()) && (pagesOf.get(word) ?? 0) <= maxPages;
}
