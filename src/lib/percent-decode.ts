/** Without percent signs where they are well used; as it is where they are not: nothing is wrong with such a text. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
