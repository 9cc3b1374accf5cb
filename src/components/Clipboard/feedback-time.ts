/** How long feedback is shown, in milliseconds: long enough to read it twice. */
export function feedbackTime(text: string): number {
  return Math.max(2000, text.length * 120);
}
