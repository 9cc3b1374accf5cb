/** How the browser asks the hosted provider (H9). Read by `src/search/hosted` alone. */
export const hostedSearch = {
  /**
   * Milliseconds to wait for the first byte, for the rest, and for a write (H9). After a time-out the
   * client multiplies them for the hosts it tries next, so that a slow line is not taken for a dead one.
   */
  timeouts: {connect: 1000, read: 2000, write: 30_000},
} as const;
