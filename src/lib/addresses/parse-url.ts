/** A URL; undefined if the text is none. `URL.parse`, which the oldest browsers that the site supports lack. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
