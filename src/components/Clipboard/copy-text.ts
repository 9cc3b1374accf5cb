/**
 * Copies text to the clipboard.
 *
 * @throws when the browser denies access, or has no clipboard API, which requires a secure context.
 */
export async function copyText(text: string): Promise<void> {
  // Async, so that without `navigator.clipboard` it rejects instead of throwing synchronously.
  return navigator.clipboard.writeText(text);
}
