/** How long feedback is shown, in milliseconds: long enough to read it twice. */
export function feedbackTime(text: string): number {
  return Math.max(2000, text.length * 120);
}

/**
 * Copies text to the clipboard.
 *
 * @throws when the browser denies access, or has no clipboard API, which requires a secure context.
 */
export async function copyText(text: string): Promise<void> {
  // Async, so that without `navigator.clipboard` it rejects instead of throwing synchronously.
  return navigator.clipboard.writeText(text);
}
