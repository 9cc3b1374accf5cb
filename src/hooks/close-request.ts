/** The parts of `CloseWatcher` in use, for which TypeScript has no type. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Waits for the reader to ask that what is on top be closed: on Android with Back, which would otherwise leave the page
 * when it is the first of a visit. Does nothing in browsers without the API.
 *
 * @returns ends it.
 */
export function onCloseRequest(close: () => void): () => void {
  const {CloseWatcher} = window as {readonly CloseWatcher?: new () => CloseWatcher};
  if (!CloseWatcher) return () => undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
