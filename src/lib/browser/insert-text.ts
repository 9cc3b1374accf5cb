/**
 * Inserts text into the focused field in place of its selection, like typing it: Undo takes it back, which it does not
 * for `setRangeText` or a new value.
 */
export function insertText(text: string): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to insert text that keeps undo working
  document.execCommand('insertText', false, text);
}
