import {readOptions} from '../shell/read-options';
import {splitCommands} from '../shell/split-commands';
import type {Taken} from '../shell/taken';

/** What a command line sends. */
export interface Command {
  readonly program: 'curl' | 'wscat';
  readonly url: Taken | undefined;
  /** `Name: value`. */
  readonly headers: readonly Taken[];
  readonly body: Taken | undefined;
  /** As given; curl chooses POST by itself when there is a body. */
  readonly verb: string | undefined;
  /** Whether curl sets the content type of JSON by itself. */
  readonly isJson: boolean;
}

/** Options that take a value and say nothing about the request. */
const otherOptions = new Set(
  '-o -m -w -u -A -e -b -c -x -K -T -F --output --max-time --write-out --user --user-agent --referer --cookie --cookie-jar --proxy --config --connect-timeout --retry --cacert --cert --key --resolve --wait -P --subprotocol'.split(
    ' ',
  ),
);

const bodyOptions = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json']);

/** The commands that pages show and people paste: curl, and wscat for WebSocket. Nothing for another text. */
export function readCommand(source: string): Command | undefined {
  for (const {words, input} of splitCommands(source, isProgram)) {
    const first = words.findIndex(({text}) => isProgram(text));
    // `$ `, `npx ` and variables may stand before it.
    if (first === -1 || first > 4) continue;
    const rest = words.slice(first + 1);
    return words[first]?.text === 'wscat' ? readWscat(rest) : readCurl(rest, input);
  }
  return undefined;
}

function isProgram(word: string): boolean {
  // In PowerShell, `curl` alone is another command.
  return word === 'curl' || word === 'curl.exe' || word === 'wscat';
}

/** Whether a word has lost all its double quotes to the shell: `"{"id":1}"` and `{"id":1}` are both `{id:1}`. */
export function lostQuotes(source: string, {text, offsets}: Taken): boolean {
  const written = source.slice(offsets[0], (offsets.at(-1) ?? 0) + 1);
  return written.includes('"') && !text.includes('"');
}

function readCurl(words: readonly Taken[], input: Taken | undefined): Command {
  let url: Taken | undefined;
  let body: Taken | undefined;
  let verb: string | undefined;
  let isJson = false;
  const headers: Taken[] = [];
  for (const {option, value} of readOptions(words, (name) => curlTakesValue(name))) {
    if (option === '' || option === '--url') url ??= value;
    else if (option === '-H' || option === '--header') headers.push(value);
    else if (option === '-X' || option === '--request') verb = value.text.toUpperCase();
    else if (option === '-G' || option === '--get') verb = 'GET';
    else if (bodyOptions.has(option)) body ??= value;
    isJson ||= option === '--json';
  }
  if (body?.text === '@-') body = input ?? body;
  return {program: 'curl', url, headers, body, verb, isJson};
}

function curlTakesValue(name: string): boolean {
  return bodyOptions.has(name) || otherOptions.has(name) || /^(?:-H|-X|--header|--request|--url)$/.test(name);
}

function readWscat(words: readonly Taken[]): Command {
  let url: Taken | undefined;
  let body: Taken | undefined;
  const headers: Taken[] = [];
  const takesValue = (name: string) =>
    otherOptions.has(name) || /^(?:-c|--connect|-x|--execute|-H|--header)$/.test(name);
  for (const {option, value} of readOptions(words, takesValue)) {
    if (option === '-c' || option === '--connect' || option === '') url ??= value;
    else if (option === '-x' || option === '--execute') body ??= value;
    else if (option === '-H' || option === '--header') headers.push(value);
  }
  return {program: 'wscat', url, headers, body, verb: undefined, isJson: true};
}
