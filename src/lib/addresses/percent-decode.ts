/** Percent-decodes a text; a malformed one is returned unchanged, since it is not an error here. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
