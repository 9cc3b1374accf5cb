/** Shorter keys are in no text: `test` may be typed for one. */
const minKey = 6;

/** So many characters of a key in a text are no coincidence, even if words are in the key, such as `mainnet`. */
const minPart = 8;

/**
 * The text without what it shares with the reader's own API key: all of the key, or a part of at least eight
 * characters.
 *
 * @param key entered by the reader, or empty
 */
export function withoutOwnKey(text: string, key: string): string {
  if (key.length < minKey) return text;
  const telling = Math.min(minPart, key.length);
  const runs = Array.from({length: key.length - telling + 1}, (_, start) =>
    key.slice(start, start + telling).replace(/\W/g, String.raw`\$&`),
  );
  // Runs overlap: a part is where one starts after the other, and the rest of the last one.
  const part = new RegExp(`(?:(?=${runs.join('|')}).)+.{${telling - 1}}`, 'g');
  return text.replace(part, '');
}
