/**
 * Returns part of a URL unchanged if it can be decoded, and otherwise with its percent signs escaped: code that decodes
 * a malformed URL, such as `#100%`, throws.
 */
export function wellEncoded(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}
