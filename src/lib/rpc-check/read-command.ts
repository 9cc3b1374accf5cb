/** A text that was taken out of another, with the place of each of its characters there. */
export interface Taken {
  readonly text: string;
  readonly offsets: readonly number[];
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
  const words = splitWords(source);
  const first = words.findIndex(({text}) => text === 'curl' || text === 'wscat');
  // `$ `, `npx ` and variables may stand before it.
  if (first === -1 || first > 4) return undefined;
  return words[first]?.text === 'curl' ? readCurl(words.slice(first + 1)) : readWscat(words.slice(first + 1));
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
    const word = words[index] ?? nothing;
    const long = /^--[\w-]+=/.exec(word.text)?.[0];
    const short = word.text.slice(0, 2);
    if (!word.text.startsWith('-') || word.text === '-') {
      options.push({option: '', value: word});
    } else if (long !== undefined) {
      options.push({option: long.slice(0, -1), value: cut(word, long.length)});
    } else if (takesValue(word.text)) {
      index += 1;
      options.push({option: word.text, value: words[index] ?? nothing});
    } else if (!word.text.startsWith('--') && takesValue(short)) {
      options.push({option: short, value: cut(word, 2)});
    } else {
      options.push({option: word.text, value: nothing});
    }
  }
  return options;
}

function cut({text, offsets}: Taken, start: number): Taken {
  return {text: text.slice(start), offsets: offsets.slice(start)};
}

/** The words of a command as a shell reads them; a variable stays as it is written. */
function splitWords(source: string): Taken[] {
  const words: Taken[] = [];
  let text = '';
  let offsets: number[] = [];
  let isWord = false;
  let quote = '';
  const add = (index: number) => {
    text += source[index] ?? '';
    offsets.push(index);
    isWord = true;
  };
  const end = () => {
    if (isWord) words.push({text, offsets});
    text = '';
    offsets = [];
    isWord = false;
  };
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] ?? '';
    const next = source[index + 1] ?? '';
    if (character === quote) {
      quote = '';
    } else if (character === '\\' && quote !== "'") {
      if (next === '\n') index += 1;
      else if (next === '\r') index += 2;
      else if (quote === '' || '"\\$`'.includes(next)) add((index += 1));
      else add(index);
    } else if (quote !== '') {
      add(index);
    } else if (character === "'" || character === '"') {
      quote = character;
      isWord = true;
    } else if (character === '$' && next === "'") {
      quote = "'";
      isWord = true;
      index += 1;
    } else if (/\s/.test(character)) {
      end();
    } else {
      add(index);
    }
  }
  end();
  return words;
}
