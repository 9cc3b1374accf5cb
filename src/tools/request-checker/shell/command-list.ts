import type {MappedText} from '../mapped-text/mapped-text';
import {MappedTextBuilder} from '../mapped-text/mapped-text-builder';

/** A command, split into words. */
export interface ShellCommand {
  readonly words: MappedText[];
  /** Its standard input, if it is part of the text: a here-string or a here-document. */
  input?: MappedText;
  /** The command before it in a pipe, whose output is its input. */
  readonly writer: ShellCommand | undefined;
  /** Offset of the line break at which a shell ends it, although the next line continues its options. */
  cutAt?: number;
  /** Offsets of hidden characters outside of quotes, up to the end of its line: a shell takes them as parts of words. */
  readonly hiddenAt: number[];
}

/** Collects commands while the text is scanned character by character. */
export class CommandList {
  readonly all: ShellCommand[] = [noCommand()];
  isInWord = false;
  /** Whether the last command contains the name of a program that the scan looks for. */
  lastHasProgram = false;
  readonly #isProgram: (word: string) => boolean;
  #word = new MappedTextBuilder();
  /** Whether a shell would have ended the last command, which only goes on as meant: what follows can be prose. */
  #isPastLine = false;
  /** The redirection that the next word belongs to. */
  #redirection = '';

  constructor(isProgram: (word: string) => boolean) {
    this.#isProgram = isProgram;
  }

  get last(): ShellCommand {
    return this.all.at(-1) ?? noCommand();
  }

  /** Starts a word that may stay empty, such as a pair of quotes. */
  beginWord(): void {
    this.isInWord = true;
  }

  add(source: string, start: number, length: number): void {
    this.beginWord();
    this.#word.addPart(source, start, start + length);
  }

  /** Adds a character in place of the source at an offset. */
  addAs(character: string, offset: number): void {
    this.beginWord();
    this.#word.addAt(offset, character);
  }

  /** True at the start of a word, or after a stream number. Within a word, `<KEY>` is a placeholder. */
  get mayBeRedirected(): boolean {
    // A look at the text of a long word after each of its characters would copy it each time.
    return !this.isInWord || (this.#word.length === 1 && /\d/.test(this.#word.text));
  }

  /** Makes the next word the target of a redirection instead of an argument; after `<<<`, it is the input. */
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

  addHidden(offset: number): void {
    if (!this.#isPastLine) this.last.hiddenAt.push(offset);
  }

  endLine(): void {
    this.#isPastLine = true;
  }

  endCommand(isPiped = false): void {
    this.endWord();
    this.#redirection = '';
    this.lastHasProgram = false;
    this.#isPastLine = false;
    // A pipe may go on after line breaks.
    const writer = isPiped ? this.last : this.last.words.length === 0 ? this.last.writer : undefined;
    this.all.push(noCommand(writer));
  }

  #clearWord(): void {
    this.isInWord = false;
    this.#word = new MappedTextBuilder();
  }
}

function noCommand(writer?: ShellCommand): ShellCommand {
  return {words: [], writer, hiddenAt: []};
}
