/** How the browser queries the hosted provider (H9). Used by `src/search/hosted` only. */
export const hostedSearch = {
  /**
   * Milliseconds to wait for the first byte, for the rest, and for a write (H9). After a timeout the
   * client multiplies them for the next hosts it tries, so that a slow connection is not mistaken for a dead host.
   */
  timeouts: {connect: 1000, read: 2000, write: 30_000},
} as const;
