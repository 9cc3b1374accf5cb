/** Before a capital that follows a small letter or a digit, or begins the next word, and after underscores. */
const wordStart = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=_)(?=[^_])/;

/** The words of a name of code, as they are written: `get`, `Signatures`, `For`, `Address`. */
export function nameWords(name: string): string[] {
  return name.split(wordStart);
}
