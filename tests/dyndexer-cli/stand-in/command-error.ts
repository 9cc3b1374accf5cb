/** Ends a command with an exit code and a message on standard error. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = exitCode;
  }
}

/** Reports a usage error in the command line or the configuration file: nothing is sent. */
export function misused(message: string): never {
  throw new CommandError(2, `error: ${message}`);
}
