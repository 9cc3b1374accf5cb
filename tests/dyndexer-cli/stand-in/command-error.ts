/** Ends a command with an exit code and what it says on standard error. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

/** A mistake in the command line or the configuration file: nothing is sent. */
export function misused(message: string): never {
  throw new CommandError(2, `error: ${message}`);
}
