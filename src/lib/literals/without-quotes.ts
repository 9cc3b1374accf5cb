/** The content of a quoted text, with its escapes; other texts as they are. */
export function withoutQuotes(text: string): string {
  return text.replace(/^(["'`])(.*)\1$/, '$2');
}
