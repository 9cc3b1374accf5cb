/**
 * The text of an address as it is where it can be decoded, and otherwise with all its percent signs encoded: what
 * reads an address throws at one that is not well encoded, such as `#100%`.
 */
export function wellEncoded(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
