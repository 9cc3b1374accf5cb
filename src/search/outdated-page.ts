/**
 * A page that was open before a deployment asks for files that are no longer there. Only what the site answers tells
 * that from a lost connection.
 */
const name = 'OutdatedPageError';

/** An error that keeps its name on the way out of a worker, where it loses its class. */
export function outdatedPageError(message: string): Error {
  return Object.assign(new Error(message), {name});
}

/** Whether reloading the page can fix what failed. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && (error.name === name || error.name === 'ChunkLoadError') && navigator.onLine;
}
