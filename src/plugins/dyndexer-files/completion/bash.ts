import {cliGlobalOptions, cliName, type CliOption} from '../../../data/dyndexer-cli';
import {commandGroups, optionsOf} from '../../lib/dyndexer-cli/commands';
import type {Resolved, ResolvedCommand} from '../../lib/dyndexer-cli/resolve';
import {valuesOf} from '../../lib/dyndexer-cli/values';
import {type CompletionSource, scriptHead} from './shell-text';

/**
 * The completion script for bash. Also runs on bash 3.2, which macOS ships: no associative arrays, no `mapfile`, and
 * `compopt` only where it exists.
 */
export function bashCompletion(source: CompletionSource): string {
  const {commands} = source;
  const groups = commandGroups(commands);
  const options = [
    ...new Map(
      [...cliGlobalOptions, ...commands.flatMap((command) => command.options)].map((option) => [option.flag, option]),
    ).values(),
  ];
  const withValue = options.filter(({value}) => value !== null);
  return `${scriptHead(source, 'bash 3.2 and later')}
# Offers the words that begin with what is typed, options only once.
_${cliName}_offer() {
  local typed=$1 used=$2 word
  shift 2
  for word in "$@"; do
    if [[ $word == "$typed"* && $used != *" $word "* ]]; then COMPREPLY+=("$word"); fi
  done
}

_${cliName}_offer_files() {
  local file
  compopt -o filenames 2> /dev/null || true
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
}

_${cliName}() {
  local typed=\${COMP_WORDS[COMP_CWORD]} words='' option='' used=' ' word index
  COMPREPLY=()

  for ((index = 1; index < COMP_CWORD; index++)); do
    word=\${COMP_WORDS[index]}
    if [[ -n $option ]]; then
      # bash splits "--format=json" into three words.
      if [[ $word != '=' ]]; then option=''; fi
      continue
    fi
    case $word in
      ${withValue.map(({flag}) => flag).join(' | ')})
        option=$word used+="$word "
        ;;
      -*) used+="$word " ;;
      *) words+="\${words:+ }$word" ;;
    esac
  done
  if [[ -n $option && $typed == '=' ]]; then typed=''; fi

  case $option in
    '') ;;
${withValue.flatMap(valueCase).join('\n')}
    *) return ;;
  esac

  case $words in
${wordCase("''", [...groups.keys()])}
${[...groups]
  .map(([group, members]) =>
    wordCase(
      group,
      members.map(({name}) => name),
    ),
  )
  .join('\n')}
${commands.map(commandCase).join('\n')}
  esac
}

complete -F _${cliName} ${cliName}
`;
}

/** Completes the value of an option; nothing for free-form values. */
function valueCase(option: Resolved<CliOption>): string[] {
  const values = valuesOf(option);
  if (option.isFile !== true && values.length === 0) return [];
  const offer =
    option.isFile === true ? `_${cliName}_offer_files "$typed"` : `_${cliName}_offer "$typed" ' ' ${values.join(' ')}`;
  return [`    ${option.flag})\n      ${offer}\n      return\n      ;;`];
}

/** For an incomplete command: completes its next word, or after a dash, the global options. */
function wordCase(words: string, next: readonly string[]): string {
  const offer = (offered: string) => `_${cliName}_offer "$typed" "$used" ${offered}`;
  return [
    `    ${words})`,
    `      if [[ $typed == -* ]]; then ${offer(flags(cliGlobalOptions))}; else ${offer(next.join(' '))}; fi`,
    '      ;;',
  ].join('\n');
}

function commandCase(command: ResolvedCommand): string {
  const offer = `_${cliName}_offer "$typed" "$used" ${flags(optionsOf(command))}`;
  const lines = command.arguments.some(({isFile}) => isFile)
    ? [
        `if [[ $words == '${command.command}' && $typed != -* ]]; then`,
        `  _${cliName}_offer_files "$typed"`,
        'else',
        `  ${offer}`,
        'fi',
      ]
    : [offer];
  return [
    `    '${command.command}' | '${command.command} '*)`,
    ...lines.map((line) => `      ${line}`),
    '      ;;',
  ].join('\n');
}

function flags(options: readonly {readonly flag: string}[]): string {
  return options.map(({flag}) => flag).join(' ');
}
