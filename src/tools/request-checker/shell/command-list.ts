import type {MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';

/** A command of a text. */
export interface ShellCommand {
  readonly words: MappedText[];
  /** What it reads, where that stands beside or below it. */
  input?: MappedText;
}

/** Collects commands while their text is read, character by character. */
export class CommandList {
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
