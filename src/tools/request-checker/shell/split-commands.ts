import {hereDocumentAt, readHereDocument, type HereDocument} from './here-document';
import {matchAt} from '../../../lib/match-at';
import {meantContinuation} from './line-continuation';
import type {MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';
import {unescaped} from '../../../lib/unescaped';
import {variableLength} from './variables';

/** A command of a text. */
export interface ShellCommand {
  readonly words: MappedText[];
  /** What it reads, where that stands beside or below it. */
  input?: MappedText;
}

/** What ends a command, wherever it stands outside quotes. */
const separators = new Set([';', '|', '&', '(', ')']);

/** Where a command reads or writes: `> out.json`, `2>&1`, `<<< "$BODY"`. */
const redirection = /&?[<>]{1,3}[&|]?/y;

/** `$ curl`, at the start of a line. */
const startOfLine = /[ \t]*(?:[$%#>] )?[ \t]*([\w./-]+)/y;

/** What stands for a character between `$'` and `'`. */
const escape = /\\(?:u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|([\s\S]))/y;

/** The name of a command that stands in the place of what it prints. */
const innerCommand = /\$\(\s*([\w.]+)/y;

/**
 * The commands of a text, each in words as a shell reads them. A variable stays as it is written, and so does a
 * command in the place of what it prints, unless it is one of those that are looked for.
 *
 * Libraries that split words give no place for a word, still less for each of its characters, and a grammar of bash is
 * over a megabyte of WebAssembly: findings point into what was pasted, and a page checks it while somebody types.
 *
 * @param isProgram whether a word is the name of a command that is looked for. A shell ends each command with its
 * line, but people copy these without the `\` at the ends of their lines: another one of them ends it.
 */
export function splitCommands(source: string, isProgram: (word: string) => boolean): ShellCommand[] {
  const commands = new CommandList(isProgram);
  let quote = '';
  /** A document that begins on the next line, and the command that reads it. */
  let pending: {readonly announced: HereDocument; readonly command: ShellCommand} | undefined;
  let index = 0;
  /** Takes so many characters, and puts some of them into the word. */
  const take = (length: number, from = index, added = length) => {
    commands.add(source, from, added);
    index += length;
  };
  while (index < source.length) {
    const character = source.charAt(index);
    const next = source.charAt(index + 1);
    const announced = character === '<' && quote === '' ? hereDocumentAt(source, index) : undefined;
    const redirected = quote === '' && commands.mayBeRedirected ? matchAt(redirection, source, index)?.[0] : undefined;
    if (character === quote.at(-1)) {
      quote = '';
      index += 1;
    } else if (quote === "$'" && character === '\\') {
      const [written = character, u, x, other = ''] = matchAt(escape, source, index) ?? [];
      commands.addAs(unescaped(u ?? x, other), index);
      index += written.length;
    } else if (quote === "$'") {
      take(1);
    } else if (quote === "'") {
      take(1);
    } else if (character === '\\') {
      const lineEnd = matchAt(meantContinuation, source, index)?.[0].length ?? 0;
      if (lineEnd > 0) index += lineEnd;
      else if (quote === '' || '"\\$`'.includes(next)) take(2, index + 1, 1);
      else take(1);
    } else if (character === '$' && quote === '' && next === "'") {
      quote = "$'";
      commands.beginWord();
      index += 2;
    } else if (character === '$' && !(quote === '' && isProgram(matchAt(innerCommand, source, index)?.[1] ?? ''))) {
      const length = variableLength(source, index);
      if (length > 0) commands.addVariable(source, index, length);
      else take(1);
      index += length;
    } else if (quote !== '') {
      take(1);
    } else if (character === "'" || character === '"') {
      quote = character;
      commands.beginWord();
      index += 1;
    } else if (character === '#' && !commands.isInWord) {
      const lineEnd = source.indexOf('\n', index);
      index = lineEnd === -1 ? source.length : lineEnd;
    } else if (character === '\n' && pending) {
      const {document, end} = readHereDocument(source, index + 1, pending.announced);
      commands.endWord();
      pending.command.input = document;
      pending = undefined;
      index = end;
    } else if (announced) {
      commands.endWord();
      pending = {announced, command: commands.last};
      index += announced.length;
    } else if (/\s/.test(character)) {
      commands.endWord();
      const isEnd =
        character === '\n' &&
        (!commands.lastHasProgram || isProgram(matchAt(startOfLine, source, index + 1)?.[1] ?? ''));
      if (isEnd) commands.endCommand();
      index += 1;
    } else if (redirected !== undefined) {
      // A shell asks for the rest of a command with a `>` of its own.
      if (redirected !== '>' || !isFirstInLine(source, index)) commands.redirect(redirected);
      index += redirected.length;
    } else if (separators.has(character)) {
      commands.endCommand();
      index += 1;
    } else {
      take(1);
    }
  }
  commands.endWord();
  return commands.all;
}

function isFirstInLine(source: string, index: number): boolean {
  return /(?:^|\n)[ \t]{0,9}$/.test(source.slice(Math.max(0, index - 10), index));
}

/** Commands as they grow, character by character. */
class CommandList {
  readonly all: ShellCommand[] = [{words: []}];
  isInWord = false;
  /** Whether one of its words is the name of a command that is looked for. */
  lastHasProgram = false;
  readonly #isProgram: (word: string) => boolean;
  #word = new MappedTextBuilder();
  /** What says where the next word belongs. */
  #redirection = '';

  constructor(isProgram: (word: string) => boolean) {
    this.#isProgram = isProgram;
  }

  get last(): ShellCommand {
    return this.all.at(-1) ?? {words: []};
  }

  /** For words that may stay empty: a pair of quotes is one. */
  beginWord(): void {
    this.isInWord = true;
  }

  add(source: string, start: number, length: number): void {
    this.beginWord();
    this.#word.addPart(source, start, start + length);
  }

  /** Adds a character for what stands at a place. */
  addAs(character: string, offset: number): void {
    this.beginWord();
    this.#word.addAt(offset, character);
  }

  /** At the start of a word, or after the number of a stream. Within a word, `<KEY>` stands for what the reader puts there. */
  get mayBeRedirected(): boolean {
    return !this.isInWord || /^\d$/.test(this.#word.text);
  }

  /** The next word is a file, a stream or, after `<<<`, what the command reads; it is no argument. */
  redirect(redirection: string): void {
    this.#clearWord();
    this.#redirection = redirection;
  }

  addVariable(source: string, start: number, length: number): void {
    this.beginWord();
    this.#word.addVariablePart(source, start, start + length);
  }

  endWord(): void {
    if (!this.isInWord) return;
    const word = this.#word.mapped;
    if (this.#redirection === '') {
      this.last.words.push(word);
      this.lastHasProgram ||= this.#isProgram(word.text);
    } else if (this.#redirection === '<<<') this.last.input = word;
    this.#redirection = '';
    this.#clearWord();
  }

  endCommand(): void {
    this.endWord();
    this.#redirection = '';
    this.lastHasProgram = false;
    this.all.push({words: []});
  }

  #clearWord(): void {
    this.isInWord = false;
    this.#word = new MappedTextBuilder();
  }
}
