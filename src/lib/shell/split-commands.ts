import {hereDocumentAt, readHereDocument, type HereDocument} from './here-document';
import {meantContinuation} from './line-continuation';
import type {Span, Taken} from './taken';
import {variableLength} from './variables';

/** A command of a text. */
export interface ShellCommand {
  readonly words: Taken[];
  /** What it reads, where that stands below it. */
  input?: Taken;
}

/** What ends a command, wherever it stands outside quotes. */
const separators = new Set([';', '|', '(', ')']);

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
 * line, but people copy these without the `\` at the ends of their lines.
 */
export function splitCommands(source: string, isProgram: (word: string) => boolean): ShellCommand[] {
  const commands = new CommandList();
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
    if (character === quote) {
      quote = '';
      index += 1;
    } else if (quote === "'") {
      take(1);
    } else if (character === '\\') {
      const lineEnd = matchAt(meantContinuation, source, index)?.[0].length ?? 0;
      if (lineEnd > 0) index += lineEnd;
      else if (quote === '' || '"\\$`'.includes(next)) take(2, index + 1, 1);
      else take(1);
    } else if (character === '$' && quote === '' && next === "'") {
      quote = next;
      commands.beginWord();
      index += 2;
    } else if (character === '$' && !(quote === '' && isProgram(matchAt(innerCommand, source, index)?.[1] ?? ''))) {
      const length = variableLength(source, index);
      if (length > 0) commands.markVariable(length);
      take(length || 1);
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
      if (character === '\n' && !commands.last.words.some(({text}) => isProgram(text))) commands.endCommand();
      index += 1;
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

function matchAt(pattern: RegExp, source: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(source);
}

/** Commands as they grow, character by character. */
class CommandList {
  readonly all: ShellCommand[] = [{words: []}];
  isInWord = false;
  #text = '';
  #offsets: number[] = [];
  #variables: Span[] = [];

  get last(): ShellCommand {
    return this.all.at(-1) ?? {words: []};
  }

  /** For words that may stay empty: a pair of quotes is one. */
  beginWord(): void {
    this.isInWord = true;
  }

  add(source: string, start: number, length: number): void {
    this.beginWord();
    const end = Math.min(start + length, source.length);
    this.#text += source.slice(start, end);
    for (let index = start; index < end; index += 1) this.#offsets.push(index);
  }

  /** What is added next is a variable. */
  markVariable(length: number): void {
    this.#variables.push({start: this.#text.length, end: this.#text.length + length});
  }

  endWord(): void {
    if (this.isInWord) this.last.words.push({text: this.#text, offsets: this.#offsets, variables: this.#variables});
    this.isInWord = false;
    this.#text = '';
    this.#offsets = [];
    this.#variables = [];
  }

  endCommand(): void {
    this.endWord();
    this.all.push({words: []});
  }
}
