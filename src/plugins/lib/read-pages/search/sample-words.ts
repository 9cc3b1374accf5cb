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
