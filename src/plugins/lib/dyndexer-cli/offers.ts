import {cliName} from '../../../data/dyndexer-cli';
import {commandGroups, optionsOf} from './commands';
import type {ResolvedCommand} from './resolve';
import {valuesOf} from './values';

/** The completions that a shell offers at the end of a line. */
export interface Offer {
  readonly line: string;
  /** Words, or file names in the current directory. */
  readonly words: readonly string[] | 'files';
}

/** One line for everything that can be completed: groups, commands, values and files. */
export function offers(commands: readonly ResolvedCommand[]): Offer[] {
  const groups = [...commandGroups(commands)];
  const [anyCommand] = commands;
  return [
    {line: `${cliName} `, words: groups.map(([name]) => name)},
    ...groups.map(([name, members]) => ({line: `${cliName} ${name} `, words: members.map((member) => member.name)})),
    ...(anyCommand === undefined
      ? []
      : [{line: `${cliName} ${anyCommand.command} --`, words: optionsOf(anyCommand).map(({flag}) => flag)}]),
    ...commands.flatMap(commandOffers),
  ];
}

/** Completions for the option values and file arguments of a command. */
function commandOffers({command, arguments: args, options}: ResolvedCommand): Offer[] {
  const line = `${cliName} ${command} `;
  return [
    ...(args[0]?.isFile === true ? [{line, words: 'files' as const}] : []),
    ...options.flatMap((option): Offer[] => {
      const values = valuesOf(option);
      if (option.isFile === true) return [{line: `${line}${option.flag} `, words: 'files'}];
      return values.length === 0 ? [] : [{line: `${line}${option.flag} `, words: values}];
    }),
  ];
}
