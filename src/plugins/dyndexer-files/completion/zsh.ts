import {cliGlobalOptions, cliGroups, cliName, type CliArgument, type CliOption} from '../../../data/dyndexer-cli';
import {shellWord} from '../../../lib/literals/shell-word';
import {commandGroups} from '../../lib/dyndexer-cli/commands';
import type {Resolved, ResolvedCommand} from '../../lib/dyndexer-cli/resolve';
import {valuesOf} from '../../lib/dyndexer-cli/values';
import {type CompletionSource, menuText, scriptHead} from './shell-text';

/** Expands to the global options in the script. */
const everyOption = '$every';

/** The completion script for zsh, with descriptions. */
export function zshCompletion(source: CompletionSource): string {
  const groups = [...commandGroups(source.commands)];
  const menu = groups.map(([name]) => ({
    name,
    description: cliGroups.find((group) => group.name === name)?.description ?? name,
  }));
  return `#compdef ${cliName}
${scriptHead(source, 'zsh')}
_${cliName}() {
  local curcontext=$curcontext state context
  local -a line
  local -A opt_args
  # Seen by the functions below, which this one calls.
  local -a every=(
${cliGlobalOptions.map((option) => `    ${optionSpec(option)}`).join('\n')}
  )

  _arguments -C -A '-*' \\
${specs([everyOption, choice('group', menu), "'*::: :->group'"])} && return
  words=("$line[1]" "$words[@]")
  (( CURRENT += 1 ))
  case $line[1] in
${groups.map(([name]) => `    ${name}) _${cliName}_${name} ;;`).join('\n')}
  esac
}
${groups.map(([name, members]) => groupFunction(name, members)).join('')}
_${cliName} "$@"
`;
}

function groupFunction(
  group: string,
  members: readonly {readonly name: string; readonly command: ResolvedCommand}[],
): string {
  const menu = members.map(({name, command}) => ({name, description: command.description}));
  return `
_${cliName}_${group}() {
  _arguments -C -A '-*' \\
${specs([everyOption, choice('command', menu), "'*::: :->command'"])} && return
  words=("$line[1]" "$words[@]")
  (( CURRENT += 1 ))
  case $line[1] in
${members
  .map(
    ({name, command}) => `    ${name})
      _arguments \\
${specs([...command.options.map(optionSpec), ...command.arguments.map(argumentSpec), everyOption], 8)}
      ;;`,
  )
  .join('\n')}
  esac
}
`;
}

function specs(lines: readonly string[], indent = 4): string {
  return lines.map((line) => ' '.repeat(indent) + line).join(' \\\n');
}

function optionSpec(option: Resolved<CliOption>): string {
  const {flag, value, description} = option;
  const head = `${flag}${value === null ? '' : '='}[${escape(menuText(description))}]`;
  return shellWord(value === null ? head : `${head}:${value}:${action(option)}`);
}

function argumentSpec(argument: Resolved<CliArgument>): string {
  return shellWord(`:${argument.name}:${action(argument)}`);
}

/** The action of a spec, which completes the value: a list, files, or nothing for free-form values. */
function action(input: Resolved<CliArgument> | Resolved<CliOption>): string {
  const values = valuesOf(input);
  if (values.length > 0) return `(${values.join(' ')})`;
  return input.isFile === true ? '_files' : ' ';
}

/** A spec for one of several words, each with a description. */
function choice(message: string, words: readonly {readonly name: string; readonly description: string}[]): string {
  const items = words.map(({name, description}) => `${name}\\:"${escape(menuText(description))}"`);
  return shellWord(`:${message}:((${items.join(' ')}))`);
}

/** Escapes brackets and colons, which are syntax in specs. */
function escape(text: string): string {
  return text.replace(/[[\]:]/g, String.raw`\$&`);
}
