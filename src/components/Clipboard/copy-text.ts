/** How long something that a reader has copied says so, in milliseconds. */
export const feedbackTime = 2000;

/**
 * Copies a text to the clipboard.
 *
 * @throws when the browser refuses, or has no clipboard: it has one in a secure context alone.
 */
export async function copyText(text: string): Promise<void> {
  // Async, so that without a clipboard this rejects and does not throw.
  return navigator.clipboard.writeText(text);
}
