import {constants} from 'node:os';

/** Sent by Ctrl+C, and by `kill` and CI runners. */
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Turns the signals that end a process into an abort signal, so that a push can clean up before it exits. Repeated ones
 * do nothing, up to the exit: npm forwards the Ctrl+C that the terminal has sent already.
 */
export function watchInterruption() {
  const controller = new AbortController();
  /** @type {number | undefined} */
  let exitCode;
  const interrupt = (/** @type {typeof signals[number]} */ name) => {
    exitCode ??= 128 + constants.signals[name];
    controller.abort(new Error(`Interrupted by ${name}`));
  };
  for (const name of signals) process.on(name, interrupt);
  return {
    signal: controller.signal,
    /** The exit code by convention for the signal that came; undefined if none has. */
    exitCode: () => exitCode,
  };
}
