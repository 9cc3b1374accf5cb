/** Names, words and codes: what is shorter is a variable, what is longer a key or an encoded value. */
const wordPattern = /(?<![\p{L}\p{N}_$-])[\p{L}\p{N}_$][\p{L}\p{N}_$-]{2,29}(?![\p{L}\p{N}_$-])/gu;

/** The words of a text, as `SampleWords` takes them. */
export function wordsIn(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/**
 * The words by which samples are found, for one page. The same sample stands there in several languages,
 * and its text says most names too: each word counts once, where it comes first. Whole samples would be
 * a third of the index.
 */
export class SampleWords {
  readonly #known: Set<string>;

  /** @param texts of the page without its samples. */
  constructor(texts: readonly string[]) {
    this.#known = new Set(texts.flatMap(wordsIn));
  }

  /** The words of a section's samples that have not come before. */
  take(code: string): string {
    const fresh = [...new Set(wordsIn(code))].filter((word) => !this.#known.has(word));
    for (const word of fresh) this.#known.add(word);
    return fresh.join(' ');
  }
}

/** What a page of the site has, as far as the words of its samples are concerned. */
interface PageWords {
  readonly texts: readonly string[];
  /** As `SampleWords` gives them. */
  readonly codes: readonly string[];
}

/** Words in the samples of more pages than this, such as `await` or `curl`, lead to none of them. */
const mostPages = 3;

/** Tells the words by which samples are worth finding: those that no text of the site says, in the samples of few pages. */
export function rareWords(pages: readonly PageWords[]): (word: string) => boolean {
  const said = new Set(pages.flatMap(({texts}) => texts.flatMap(wordsIn)).map((word) => word.toLowerCase()));
  const pagesOf = new Map<string, number>();
  for (const {codes} of pages) {
    const words = new Set(codes.flatMap((code) => code.split(' ')));
    for (const word of words) pagesOf.set(word, (pagesOf.get(word) ?? 0) + 1);
  }
  return (word) => !said.has(word.toLowerCase()) && (pagesOf.get(word) ?? 0) <= mostPages;
}
