import {isVariable, mapThrough, nothing, type MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';
import {withoutEscapes} from '../without-escapes';
import {optionsWithValue} from './command-options';
import {inputOf} from './input-of';
import {continuationPrompts} from './prompts';
import {readOptions, type Option} from './read-options';
import {splitCommands} from './split-commands';
import {withoutCarets} from './without-carets';

interface Program {
  /** Offset of the program's name. */
  readonly at: number;
  /** What follows the program's name. */
  readonly words: readonly MappedText[];
  /** Offset of the line break at which a shell ends the command too early. */
  readonly cutAt: number | undefined;
  /** Offset of the first hidden character that a shell takes as a part of a word. */
  readonly hiddenAt: number | undefined;
  /** Whether its words go through a second shell, since they are arguments of ssh. */
  readonly isSplitTwice: boolean;
  readonly url: MappedText | undefined;
  /** `Name: value`. */
  readonly headers: readonly MappedText[];
  readonly body: MappedText | undefined;
}

export interface Curl extends Program {
  readonly program: 'curl';
  /** The option of the body: `--data-raw` doesn't read files. */
  readonly bodyOption: string | undefined;
  /** The first value that curl joins to the body with `&`, as it does with all but those of `--json`. */
  readonly appended: MappedText | undefined;
  /** An option that sends its value as a form, if there is one. */
  readonly form: Option | undefined;
  /** The HTTP method as written; with a body, curl sends a POST by default. Undefined if it is in a variable. */
  readonly verb: string | undefined;
  /** Whether a variable or a file may hold more options: `"${HEADERS[@]}"`, `-K curl.conf`. */
  readonly mayHaveMore: boolean;
  /** Whether it only measures the connection, or asks for the headers: it needs neither a body nor a key. */
  readonly isProbe: boolean;
  /** Whether the command sets the JSON content type by itself. */
  readonly isJson: boolean;
}

interface Wscat extends Program {
  readonly program: 'wscat';
}

/** A command line, reduced to what it sends. */
export type Command = Curl | Wscat;

/** What the arguments of a program say. */
type Sending<Each extends Command> = Omit<Each, 'at' | 'words' | 'cutAt' | 'hiddenAt' | 'isSplitTwice'>;

/** They print the headers, or figures in place of the response. */
const probeOptions = new Set(['-I', '--head', '-w', '--write-out']);

const bodyOptions = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json']);

const formOptions = new Set(['--data-urlencode', '-F', '--form', '--form-string']);

/** Parses the curl and wscat commands in a text. */
export function readCommands(source: string): Command[] {
  const typed = source.replace(continuationPrompts, (prompt) => ' '.repeat(prompt.length));
  const plain = withoutCarets(typed);
  return commandsIn(plain?.text ?? typed, plain);
}

/** @param outer what the text was extracted from, unless it is the source. */
function commandsIn(text: string, outer: MappedText | undefined): Command[] {
  const placed = (part: MappedText) => (outer ? mapThrough(outer, part) : part);
  return splitCommands(text, isProgram).flatMap((command) => {
    const {words, cutAt, hiddenAt} = command;
    const first = words.findIndex(({text: word}) => isProgram(word));
    if (first === -1) return linesForShells(words).flatMap((line) => commandsIn(line.text, placed(line)));
    // A prompt, `npx`, and variables may precede it.
    if (first > 4) return [];
    const [program = nothing, ...rest] = words.slice(first).map(placed);
    const placedAt = (offset: number) => outer?.offsets[offset] ?? offset;
    const start = words[first]?.offsets[0] ?? 0;
    const hidden = hiddenAt.find((offset) => offset > start);
    const input = inputOf(command);
    const isWscat = program.text.endsWith('wscat');
    // In PowerShell, `curl` without `.exe` is a different command.
    const readBody = program.text.endsWith('.exe') ? withoutPowerShellEscapes : (body: MappedText) => body;
    return (isWscat ? [rest] : transfersOf(rest)).map((each, index) => ({
      ...(isWscat ? readWscat(each) : readCurl(each, input && placed(input), readBody)),
      at: (index === 0 ? program : each[0])?.offsets[0] ?? 0,
      words: each,
      cutAt: cutAt === undefined ? undefined : placedAt(cutAt),
      hiddenAt: hidden === undefined ? undefined : placedAt(hidden),
      isSplitTwice: words.slice(0, first).some(({text: word}) => word === 'ssh'),
    }));
  });
}

/** Programs that give a word to a shell, on another host or in a container: `ssh host "cd a; curl …"`. */
const shells = /^(?:.*\/)?(?:ssh|(?:ba|z|da)?sh|su|watch)$/;

/** Longer than any command line, and short enough to map each word of it. */
const maxLineLength = 10_000;

/** The words that are command lines: of a shell, or as functions that start one take them, `os.system("curl …")`. */
function linesForShells(words: readonly MappedText[]): readonly MappedText[] {
  const shell = words.findIndex(({text}) => shells.test(text));
  const isLine = ({text}: MappedText, index: number) =>
    shell !== -1 && index > shell ? /\s/.test(text) : /^(?:curl|wscat)\s/.test(text);
  return words.filter((word, index) => word.text.length <= maxLineLength && isLine(word, index));
}

/** The arguments of each transfer: after `--next`, curl begins a request with options of its own. */
function transfersOf(words: readonly MappedText[]): (readonly MappedText[])[] {
  const next = words.findIndex(({text}) => text === '--next' || text === '-:');
  return next === -1 ? [words] : [words.slice(0, next), ...transfersOf(words.slice(next + 1))];
}

/** Windows PowerShell 5 removes quotes within an argument unless they are escaped; version 7 keeps them. */
function withoutPowerShellEscapes(body: MappedText): MappedText {
  return withoutEscapes(body) ?? body;
}

function isProgram(word: string): boolean {
  // No space follows the prompt of Windows: `C:\>curl`.
  return /^(?:.*[/>])?(?:curl|curl\.exe|wscat)$/.test(word);
}

/** Whether the shell stripped all double quotes of a word: `"{"id":1}"` and `{"id":1}` both become `{id:1}`. */
export function lostQuotes(source: string, {text, offsets}: MappedText): boolean {
  const written = source.slice(offsets[0], (offsets.at(-1) ?? 0) + 1);
  return written.includes('"') && !text.includes('"');
}

function readCurl(
  words: readonly MappedText[],
  input: MappedText | undefined,
  readBody: (body: MappedText) => MappedText,
): Sending<Curl> {
  const bare: MappedText[] = [];
  const body = new MappedTextBuilder();
  let bodyOption: string | undefined;
  let appended: MappedText | undefined;
  let form: Option | undefined;
  let verb: string | undefined = 'POST';
  let isJson = false;
  let hasFile = false;
  let isProbe = false;
  const headers: MappedText[] = [];
  for (const each of readOptions(words, (name) => optionsWithValue.curl.has(name))) {
    const {option, value} = each;
    if (option === '' || option === '--url') bare.push(value);
    else if (option === '-H' || option === '--header') headers.push(value);
    else if (option === '-X' || option === '--request') verb = value.variables.length > 0 ? undefined : value.text;
    else if (option === '-G' || option === '--get') verb = 'GET';
    else if (formOptions.has(option)) form ??= each;
    else if (bodyOptions.has(option)) {
      if (bodyOption !== undefined && option !== '--json') appended ??= value;
      else body.append(value.text === '@-' && option !== '--data-raw' && input ? input : readBody(value));
      bodyOption ??= option;
    }
    isJson ||= option === '--json';
    hasFile ||= option === '-K' || option === '--config';
    isProbe ||= probeOptions.has(option);
  }
  const url = addressOf(bare);
  const mayHaveMore = hasFile || bare.some((word) => isVariable(word) && (word !== url || /\[[@*]\]/.test(word.text)));
  return {
    program: 'curl',
    url,
    headers,
    body: bodyOption === undefined ? undefined : body.mapped,
    bodyOption,
    appended,
    // With -G, it is a part of the address.
    form: verb === 'GET' ? undefined : form,
    verb,
    isJson,
    mayHaveMore,
    isProbe: isProbe && bodyOption === undefined,
  };
}

function readWscat(words: readonly MappedText[]): Sending<Wscat> {
  const bare: MappedText[] = [];
  let body: MappedText | undefined;
  const headers: MappedText[] = [];
  for (const {option, value} of readOptions(words, (name) => optionsWithValue.wscat.has(name))) {
    if (option === '-c' || option === '--connect' || option === '') bare.push(value);
    else if (option === '-x' || option === '--execute') body ??= value;
    else if (option === '-H' || option === '--header') headers.push(value);
  }
  return {program: 'wscat', url: addressOf(bare), headers, body};
}

/** Prefers a word with a scheme, then one in a variable: the URL may lack both, but so do values of unknown options. */
function addressOf(words: readonly MappedText[]): MappedText | undefined {
  return (
    words.find(({text}) => text.includes('://')) ?? words.find(({variables}) => variables[0]?.start === 0) ?? words[0]
  );
}
