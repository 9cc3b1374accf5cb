import {compactWord} from '../../../../lib/search/word-parts';

/** Names, words and codes: shorter tokens are variables, longer ones are keys or encoded values. */
const wordPattern = /(?<![\p{L}\p{N}_$-])(?:--)?[\p{L}\p{N}_$][\p{L}\p{N}_$-]{2,29}(?![\p{L}\p{N}_$-])/gu;

/** Tokenizes text like `SampleWords`. */
export function wordsIn(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/**
 * The tokens by which the samples of one page are found. The same sample occurs in several languages, and the prose has
 * most of the names, so each token is indexed once, where it first occurs; `retry_after` equals `retryAfter`, as in a
 * query. Whole samples would be a third of the index.
 */
export class SampleWords {
  readonly #known: Set<string>;

  /** @param texts text of the page without its samples */
  constructor(texts: readonly string[]) {
    this.#known = new Set(texts.flatMap(wordsIn).map(compactWord));
  }

  /** Tokens of a section's samples that are new on the page. */
  take(code: string): string {
    const fresh = new Map(wordsIn(code).map((word) => [compactWord(word), word]));
    for (const term of this.#known) fresh.delete(term);
    for (const term of fresh.keys()) this.#known.add(term);
    return [...fresh.values()].join(' ');
  }
}
