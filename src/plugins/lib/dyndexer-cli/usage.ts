import {cliName, type CliArgument, type CliOption} from '../../../data/dyndexer-cli';

interface Usable {
  readonly command: string;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
}

/** The usage line of a command, with optional parts in brackets. */
export function usage({command, arguments: args, options}: Usable): string {
  return [
    cliName,
    command,
    ...args.map(({name}) => name),
    ...options.map((option) => (option.required === true ? withValue(option) : `[${withValue(option)}]`)),
  ].join(' ');
}

/** An option with its value placeholder, such as `--name NAME`. */
export function withValue({flag, value}: CliOption): string {
  return value === null ? flag : `${flag} ${value}`;
}
