/** So many characters of a key in a text are no coincidence. Fewer are: `test` may be typed for a key, too. */
const telling = 6;

/**
 * The text without what it shares with the reader's own API key: all of the key, or a part of at least six characters.
 *
 * @param key entered by the reader, or empty. A shorter one is in no text.
 */
export function withoutOwnKey(text: string, key: string): string {
  const runs = Array.from({length: key.length - telling + 1}, (_, start) =>
    key.slice(start, start + telling).replace(/\W/g, String.raw`\$&`),
  );
  // Runs overlap: a part is where one starts after the other, and the rest of the last one.
  const part = new RegExp(`(?:(?=${runs.join('|')}).)+.{${telling - 1}}`, 'g');
  return runs.length === 0 ? text : text.replace(part, '');
}
