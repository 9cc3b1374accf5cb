/**
 * Resolves after the next frame: sizes have been measured, and observers of positions have been called. Runs in the
 * browser, self-contained.
 */
export function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
