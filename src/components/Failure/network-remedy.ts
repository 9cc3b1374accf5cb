/** For failures that a lost connection may have caused. */
export const networkRemedy = 'Check your network connection, and try again.';
