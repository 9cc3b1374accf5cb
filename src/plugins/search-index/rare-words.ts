import {wordsIn} from '../lib/read-pages/search/sample-words';

/** What a page of the site has, as far as the words of its samples are concerned. */
interface PageWords {
  readonly texts: readonly string[];
  /** As `SampleWords` gives them. */
  readonly codes: readonly string[];
}

/** Words in the samples of more pages than this, such as `await` or `curl`, lead to none of them. */
const mostPages = 3;

/** A number, size or time of an example, a byte, or an encoded object: no one looks for it. */
const isValue = /^(?:x?\d|eyJ)/;

/** Tells the words by which samples are worth finding: those that no text of the site says, in the samples of few pages. */
export function rareWords(pages: readonly PageWords[]): (word: string) => boolean {
  const said = new Set(pages.flatMap(({texts}) => texts.flatMap(wordsIn)).map((word) => word.toLowerCase()));
  const pagesOf = new Map<string, number>();
  for (const {codes} of pages) {
    const words = new Set(codes.flatMap((code) => code.split(' ')));
    for (const word of words) pagesOf.set(word, (pagesOf.get(word) ?? 0) + 1);
  }
  return (word) => !isValue.test(word) && !said.has(word.toLowerCase()) && (pagesOf.get(word) ?? 0) <= mostPages;
}
