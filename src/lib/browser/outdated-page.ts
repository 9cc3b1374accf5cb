/**
 * A page that was loaded before a deployment requests files that no longer exist. Only the server's response tells
 * this apart from a lost connection.
 */
const name = 'OutdatedPageError';

/** Identified by its name: an error that leaves a worker loses its class. */
export function outdatedPageError(message: string): Error {
  return Object.assign(new Error(message), {name});
}

/** Whether reloading the page can fix what failed. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && (error.name === name || error.name === 'ChunkLoadError') && navigator.onLine;
}
