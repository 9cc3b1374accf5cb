import {variableLength, type Span} from './shell-variable';

/** A text that was taken out of another, with the place of each of its characters there. */
export interface Taken {
  readonly text: string;
  readonly offsets: readonly number[];
  /** What a shell puts another text in place of. */
  readonly variables?: readonly Span[];
}

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
  for (const words of splitCommands(source)) {
    const first = words.findIndex(isProgram);
    // `$ `, `npx ` and variables may stand before it.
    if (first === -1 || first > 4) continue;
    return words[first]?.text === 'wscat' ? readWscat(words.slice(first + 1)) : readCurl(words.slice(first + 1));
  }
  return undefined;
}

function isProgram({text}: Taken): boolean {
  // In PowerShell, `curl` alone is another command.
  return text === 'curl' || text === 'curl.exe' || text === 'wscat';
}

/** Whether a word has lost all its double quotes to the shell: `"{"id":1}"` and `{"id":1}` are both `{id:1}`. */
export function lostQuotes(source: string, {text, offsets}: Taken): boolean {
  const written = source.slice(offsets[0], (offsets.at(-1) ?? 0) + 1);
  return written.includes('"') && !text.includes('"');
}

function readCurl(words: readonly Taken[]): Command {
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

interface Option {
  /** Empty for a word that belongs to no option. */
  readonly option: string;
  readonly value: Taken;
}

const nothing: Taken = {text: '', offsets: []};

function readOptions(words: readonly Taken[], takesValue: (name: string) => boolean): Option[] {
  const options: Option[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (const {option, value} of optionsOf(words[index] ?? nothing, takesValue)) {
      if (value === undefined) index += 1;
      options.push({option, value: value ?? words[index] ?? nothing});
    }
  }
  return options;
}

interface WrittenOption {
  readonly option: string;
  /** Undefined where it is the next word. */
  readonly value: Taken | undefined;
}

function optionsOf(word: Taken, takesValue: (name: string) => boolean): WrittenOption[] {
  if (!word.text.startsWith('-') || word.text === '-') return [{option: '', value: word}];
  if (word.text.startsWith('--')) {
    const [name = ''] = word.text.split('=', 1);
    if (name !== word.text) return [{option: name, value: cut(word, name.length + 1)}];
    return [{option: name, value: takesValue(name) ? undefined : nothing}];
  }
  // Those of one letter can stand together, and one that takes a value ends them: `-sSLX POST`, `-XPOST`.
  const letters = word.text.slice(1).split('');
  const place = letters.findIndex((letter) => takesValue(`-${letter}`));
  const flags = letters.slice(0, place === -1 ? undefined : place);
  const rest = cut(word, place + 2);
  return [
    ...flags.map((letter) => ({option: `-${letter}`, value: nothing})),
    ...(place === -1 ? [] : [{option: `-${letters[place] ?? ''}`, value: rest.text === '' ? undefined : rest}]),
  ];
}

function cut({text, offsets, variables = []}: Taken, start: number): Taken {
  return {
    text: text.slice(start),
    offsets: offsets.slice(start),
    variables: variables.map((span) => ({start: span.start - start, end: span.end - start})),
  };
}

/** The commands of a text, each in words as a shell reads them; a variable stays as it is written. */
function splitCommands(source: string): Taken[][] {
  const commands: Taken[][] = [[]];
  let text = '';
  let offsets: number[] = [];
  let variables: Span[] = [];
  let isWord = false;
  let quote = '';
  const add = (index: number, length = 1) => {
    for (const end = index + length; index < end; index += 1) {
      text += source[index] ?? '';
      offsets.push(index);
    }
    isWord = true;
  };
  const endWord = () => {
    if (isWord) commands.at(-1)?.push({text, offsets, variables});
    text = '';
    offsets = [];
    variables = [];
    isWord = false;
  };
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] ?? '';
    const next = source[index + 1] ?? '';
    const length = character === '$' && quote !== "'" ? variableLength(source, index) : 0;
    if (character === quote) {
      quote = '';
    } else if (character === '\\' && quote !== "'") {
      const lineEnd = /^[ \t]*\r?\n/.exec(source.slice(index + 1, index + 20))?.[0].length ?? 0;
      if (lineEnd > 0) index += lineEnd;
      else if (quote === '' || '"\\$`'.includes(next)) add((index += 1));
      else add(index);
    } else if (length > 0 && !(quote === '' && next === '(')) {
      variables.push({start: text.length, end: text.length + length});
      add(index, length);
      index += length - 1;
    } else if (quote !== '') {
      add(index);
    } else if (character === "'" || character === '"') {
      quote = character;
      isWord = true;
    } else if (character === '$' && next === "'") {
      quote = "'";
      isWord = true;
      index += 1;
    } else if (character === '#' && !isWord) {
      const end = source.indexOf('\n', index);
      index = (end === -1 ? source.length : end) - 1;
    } else if (/\s/.test(character)) {
      endWord();
      // People copy commands of several lines without the \ at their ends.
      if (character === '\n' && !commands.at(-1)?.some(isProgram)) commands.push([]);
    } else if (separators.has(character)) {
      endWord();
      commands.push([]);
    } else {
      add(index);
    }
  }
  endWord();
  return commands;
}

/** What ends a command, wherever it stands outside quotes. */
const separators = new Set([';', '|', '(', ')']);
