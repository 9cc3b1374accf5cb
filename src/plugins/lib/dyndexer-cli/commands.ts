import {cliGlobalOptions, type CliOption} from '../../../data/dyndexer-cli';
import type {Resolved, ResolvedCommand} from './resolve';

/** The commands of each group, such as `create` and `list` of `indexer`. */
export function commandGroups(
  commands: readonly ResolvedCommand[],
): ReadonlyMap<string, readonly {readonly name: string; readonly command: ResolvedCommand}[]> {
  const groups = new Map<string, {name: string; command: ResolvedCommand}[]>();
  for (const command of commands) {
    const [group = '', name = ''] = command.command.split(' ');
    groups.set(group, [...(groups.get(group) ?? []), {name, command}]);
  }
  return groups;
}

/** The options of a command, then the global ones. */
export function optionsOf(command: ResolvedCommand): readonly Resolved<CliOption>[] {
  return [...command.options, ...cliGlobalOptions];
}
