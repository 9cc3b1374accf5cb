import {cliGlobalOptions, type CliOption} from '../../../data/dyndexer-cli';
import type {Resolved, ResolvedCommand} from '../resolve-cli';

/** Input of the completion scripts. */
export interface CompletionSource {
  readonly commands: readonly ResolvedCommand[];
  /** Version of the contract. */
  readonly version: string;
  /** URL of the page that documents the command line. */
  readonly page: string;
}

/** Comment lines at the top of a script. */
export function scriptHead({version, page}: CompletionSource, shell: string): string {
  return `# Completion of the dyndexer command line for ${shell}.\n# Preview: version ${version} of the proposal at ${page}\n`;
}

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

/** A description without Markdown, and without the trailing period, which a menu does not need. */
export function menuText(description: string): string {
  return description.replaceAll('`', '').replace(/\.$/, '');
}
