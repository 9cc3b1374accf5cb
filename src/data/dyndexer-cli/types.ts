/** An input of a command: a parameter, a field of the body, or the body itself. */
interface CliInput {
  readonly description: string;
  /**
   * Parameter of the operation, or field of its JSON body; `body` for the whole body. Omitted for client-side options.
   * Checked against the contract, which has the values and limits.
   */
  readonly field?: string;
  /** The value is a file path; with `field`, the content of the file is sent. */
  readonly isFile?: boolean;
}

export interface CliArgument extends CliInput {
  /** As in the usage line, such as `INDEXER_ID`. */
  readonly name: string;
  readonly field: string;
}

export interface CliOption extends CliInput {
  /** Long form, such as `--name`. */
  readonly flag: string;
  /** Placeholder of the value; `null` for an option without a value. */
  readonly value: string | null;
  readonly required?: boolean;
  /** All allowed values, for an option that has no field in the contract. */
  readonly values?: readonly string[];
  readonly default?: string;
}

export interface CliGroup {
  readonly name: string;
  readonly description: string;
}

export interface CliCommand {
  /** The words after the program name. */
  readonly command: string;
  /** The operation of the contract that it calls. */
  readonly operation: string;
  readonly description: string;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
  /** Fields that the command sets automatically. */
  readonly automatic: readonly {readonly field: string; readonly description: string}[];
  /** Fields of the response, or of its items, that are table columns; empty without a response. */
  readonly columns: readonly string[];
  /** Confirmation prompt before the call, skipped with `--yes`. */
  readonly question?: string;
}

/** A setting with several sources, by precedence: option, environment variable, configuration file. */
export interface CliSetting {
  readonly name: string;
  readonly option?: CliOption;
  readonly variable?: {readonly name: string; readonly description: string};
  /** Key of the configuration file. */
  readonly key?: {readonly name: string; readonly description: string};
}

export interface CliExitCode {
  readonly code: number;
  readonly meaning: string;
  /** Last segments of the contract's problem types that map to this exit code. */
  readonly problems: readonly string[];
}
