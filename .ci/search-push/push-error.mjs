/** A reason not to push that the maintainer can mend: shown without a stack trace. */
export class PushError extends Error {
  name = 'PushError';
}
