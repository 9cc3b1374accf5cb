/** An error that the maintainer can fix: shown without a stack trace. */
export class PushError extends Error {
  /** @override */
  name = 'PushError';
}
