/** Something that a command sends: a parameter, a field of the body, or the body itself. */
interface CliInput {
  readonly description: string;
  /**
   * Parameter of the operation, or field of its JSON body; `body` for the whole body. Nothing for
   * what the command keeps to itself. Checked against the contract, which has the values and limits.
   */
  readonly field?: string;
  /** The value is the path of a file, whose content is sent. */
  readonly isFile?: boolean;
}

export interface CliArgument extends CliInput {
  /** As the usage line shows it, such as `INDEXER_ID`. */
  readonly name: string;
  readonly field: string;
}

export interface CliOption extends CliInput {
  /** Long form, such as `--name`. */
  readonly flag: string;
  /** Placeholder of the value; `null` for a switch. */
  readonly value: string | null;
  readonly required?: boolean;
  /** All values there are, for an option that sets no field of the contract. */
  readonly values?: readonly string[];
  readonly default?: string;
}

export interface CliGroup {
  readonly name: string;
  readonly description: string;
}

export interface CliCommand {
  /** Words after the program's name. */
  readonly command: string;
  /** The operation of the contract that it calls. */
  readonly operation: string;
  readonly description: string;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
  /** Fields that the command sets by itself. */
  readonly automatic: readonly {readonly field: string; readonly description: string}[];
  /** Fields of the response, or of its items, that a table shows; none where there is no response. */
  readonly columns: readonly string[];
  /** Asked before the call is sent, unless `--yes` is there. */
  readonly question?: string;
}

/** A value that may come from several places: an option wins over a variable, a variable over the file. */
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
  /** Last parts of the problem types of the contract that end the command with this code. */
  readonly problems: readonly string[];
}
