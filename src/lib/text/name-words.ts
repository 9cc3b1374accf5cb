/** Before a capital that follows a lowercase letter or a digit or starts a new word, and after underscores. */
const wordStart = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=_)(?=[^_])/;

/** Splits an identifier into words, case preserved: `get`, `Signatures`, `For`, `Address`. */
export function nameWords(name: string): string[] {
  return name.split(wordStart);
}
