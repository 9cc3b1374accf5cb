import {CommandList, type ShellCommand} from './command-list';
import {hereDocumentAt, readHereDocument, type HereDocument} from './here-document';
import {matchAt} from '../../../lib/match-at';
import {meantContinuation} from './line-continuation';
import {unescaped} from '../../../lib/unescaped';
import {variableLength} from './variables';

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
  return new Scanner(source, isProgram).scan();
}

/** Reads a text from its start to its end. Each step reads what it knows at the index, and moves the index past it. */
class Scanner {
  readonly #source: string;
  readonly #isProgram: (word: string) => boolean;
  readonly #commands: CommandList;
  #index = 0;
  /** The quotes around the index, as they open. */
  #quote: '' | "'" | '"' | "$'" = '';
  /** A here-document that begins on the next line, and the command that reads it. */
  #pending: {readonly announced: HereDocument; readonly command: ShellCommand} | undefined;

  constructor(source: string, isProgram: (word: string) => boolean) {
    this.#source = source;
    this.#isProgram = isProgram;
    this.#commands = new CommandList(isProgram);
  }

  scan(): ShellCommand[] {
    while (this.#index < this.#source.length) {
      const isRead = this.#quote === '' ? this.#readUnquoted() : this.#readQuoted();
      if (!isRead) this.#takeCharacter();
    }
    this.#commands.endWord();
    return this.#commands.all;
  }

  get #character(): string {
    return this.#source.charAt(this.#index);
  }

  get #next(): string {
    return this.#source.charAt(this.#index + 1);
  }

  /** Whether there was anything but a plain character. */
  #readQuoted(): boolean {
    if (this.#character === this.#quote.at(-1)) {
      this.#quote = '';
      this.#index += 1;
      return true;
    }
    if (this.#quote === "$'") return this.#readAnsiEscape();
    return this.#quote === '"' && (this.#readBackslash() || this.#readExpansion());
  }

  /** Whether there was anything but a plain character. */
  #readUnquoted(): boolean {
    return (
      this.#readBackslash() ||
      this.#readExpansion() ||
      this.#openQuote() ||
      this.#skipComment() ||
      this.#readHereDocument() ||
      this.#readWhitespace() ||
      this.#readRedirection() ||
      this.#readSeparator()
    );
  }

  #readAnsiEscape(): boolean {
    if (this.#character !== '\\') return false;
    const [written = '\\', u, x, other = ''] = matchAt(escape, this.#source, this.#index) ?? [];
    this.#commands.addAs(unescaped(u ?? x, other), this.#index);
    this.#index += written.length;
    return true;
  }

  #readBackslash(): boolean {
    if (this.#character !== '\\') return false;
    const lineEnd = matchAt(meantContinuation, this.#source, this.#index)?.[0].length ?? 0;
    if (lineEnd > 0) {
      this.#index += lineEnd;
    } else if (this.#quote === '' || '"\\$`'.includes(this.#next)) {
      this.#index += 1;
      this.#takeCharacter();
    } else {
      this.#takeCharacter();
    }
    return true;
  }

  /** A variable, which stays as it is written, or a command in the place of its output, unless it is looked for. */
  #readExpansion(): boolean {
    if (this.#character !== '$') return false;
    if (this.#quote === '') {
      if (this.#next === "'") return this.#openQuote("$'");
      if (this.#isProgram(matchAt(innerCommand, this.#source, this.#index)?.[1] ?? '')) return false;
    }
    const length = variableLength(this.#source, this.#index);
    if (length === 0) return false;
    this.#commands.addVariable(this.#source, this.#index, length);
    this.#index += length;
    return true;
  }

  #openQuote(quote = this.#character): boolean {
    if (quote !== "'" && quote !== '"' && quote !== "$'") return false;
    this.#quote = quote;
    this.#commands.beginWord();
    this.#index += quote.length;
    return true;
  }

  #skipComment(): boolean {
    if (this.#character !== '#' || this.#commands.isInWord) return false;
    const lineEnd = this.#source.indexOf('\n', this.#index);
    this.#index = lineEnd === -1 ? this.#source.length : lineEnd;
    return true;
  }

  /** The mark of one, and, where the next line begins, the document itself. */
  #readHereDocument(): boolean {
    if (this.#character === '\n' && this.#pending) {
      const {document, end} = readHereDocument(this.#source, this.#index + 1, this.#pending.announced);
      this.#commands.endWord();
      this.#pending.command.input = document;
      this.#pending = undefined;
      this.#index = end;
      return true;
    }
    const announced = this.#character === '<' ? hereDocumentAt(this.#source, this.#index) : undefined;
    if (!announced) return false;
    this.#commands.endWord();
    this.#pending = {announced, command: this.#commands.last};
    this.#index += announced.length;
    return true;
  }

  #readWhitespace(): boolean {
    if (!/\s/.test(this.#character)) return false;
    this.#commands.endWord();
    if (this.#character === '\n' && this.#endsCommand()) this.#commands.endCommand();
    this.#index += 1;
    return true;
  }

  /** Whether the end of the line is the end of the command: see `splitCommands`. */
  #endsCommand(): boolean {
    if (!this.#commands.lastHasProgram) return true;
    return this.#isProgram(matchAt(startOfLine, this.#source, this.#index + 1)?.[1] ?? '');
  }

  #readRedirection(): boolean {
    if (!this.#commands.mayBeRedirected) return false;
    const redirected = matchAt(redirection, this.#source, this.#index)?.[0];
    if (redirected === undefined) return false;
    // A shell asks for the rest of a command with a `>` of its own.
    if (redirected !== '>' || !isFirstInLine(this.#source, this.#index)) this.#commands.redirect(redirected);
    this.#index += redirected.length;
    return true;
  }

  #readSeparator(): boolean {
    if (!separators.has(this.#character)) return false;
    this.#commands.endCommand();
    this.#index += 1;
    return true;
  }

  /** Adds the character to the word as it is. */
  #takeCharacter(): void {
    this.#commands.add(this.#source, this.#index, 1);
    this.#index += 1;
  }
}

function isFirstInLine(source: string, index: number): boolean {
  return /(?:^|\n)[ \t]{0,9}$/.test(source.slice(Math.max(0, index - 10), index));
}
