import {hiddenIn} from '../../../lib/text/hidden-characters';
import {matchAt} from '../../../lib/text/match-at';
import {unescaped} from '../unescaped';
import {CommandList, type ShellCommand} from './command-list';
import {hereDocumentAt, readHereDocument, type HereDocument} from './here-document';
import {meantContinuation} from './line-continuation';
import {startOfLine} from './prompts';
import {variableLength} from './variables';

/** Characters that end a command outside of quotes. */
const separators = new Set([';', '|', '&', '(', ')']);

/** A redirection operator: `> out.json`, `2>&1`, `<<< "$BODY"`. */
const redirection = /&?[<>]{1,3}[&|]?/y;

/**
 * A line break before an option, unless PowerShell continues the line after a backtick. What a shell prints begins like
 * an option, too: `-bash: warning: …`.
 */
const breakBeforeOption = /(?<!`\r?)\n\s{0,200}--?[a-z][\w-]{0,60}(?![\w:-])/iy;

/** An escape sequence in `$'…'`. */
const escape = /\\(?:u([\da-fA-F]{1,4})|x([\da-fA-F]{1,2})|([\s\S]))/y;

/**
 * A command substitution, and the name of its command. In backticks only as the value of a variable: elsewhere, they may
 * be those of inline code, which mentions a program, or of a template literal.
 */
const innerCommand = /(?:\$\(|(?<=\w="?)`)\s*([\w.]+)(?=\s)/y;

/**
 * Splits a text into commands, and these into words, as a shell does. Variables and command substitutions are not
 * expanded, except for substitutions of a program in question, which are split like other commands.
 *
 * Hand-written because findings point into the pasted text: libraries that split words do not report the offsets of
 * words, let alone characters, and a grammar for bash is over a megabyte of WebAssembly, too large for a page.
 *
 * @param isProgram whether a word is the name of a program in question. A shell ends a command at the end of its line,
 * but people often copy multi-line commands without the trailing `\`, so these end only where another one starts, and are
 * marked as cut.
 */
export function splitCommands(source: string, isProgram: (word: string) => boolean): ShellCommand[] {
  return new Scanner(source, isProgram).scan();
}

type Quote = '' | "'" | '"' | "$'";

/** A parenthesis, or backtick, that is open. */
interface Opened {
  readonly end: ')' | '`';
  /** The quotes around it. */
  readonly quote: Quote;
}

/** Scans a text from start to end. Each `#read…` method consumes what it recognizes at the index. */
class Scanner {
  readonly #source: string;
  readonly #isProgram: (word: string) => boolean;
  readonly #commands: CommandList;
  #index = 0;
  /** The opening quote around the index. */
  #quote: Quote = '';
  readonly #opened: Opened[] = [];
  /** A here-document that starts on the next line, and its command. */
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

  /** Returns whether it consumed anything; a plain character remains otherwise. */
  #readQuoted(): boolean {
    if (this.#character === this.#quote.at(-1)) {
      this.#quote = '';
      this.#index += 1;
      return true;
    }
    if (this.#quote === "$'") return this.#readAnsiEscape();
    return this.#quote === '"' && (this.#readBackslash() || this.#readExpansion());
  }

  /** Returns whether it consumed anything; a plain character remains otherwise. */
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

  /** Consumes a variable or a command substitution without expanding it, unless it runs a program in question. */
  #readExpansion(): boolean {
    if (this.#character === '`') return this.#runsProgram() && this.#open('`');
    if (this.#character !== '$') return false;
    if (this.#quote === '' && this.#next === "'") return this.#openQuote("$'");
    if (this.#runsProgram()) {
      this.#index += 1;
      return this.#open(')');
    }
    const length = variableLength(this.#source, this.#index);
    if (length === 0) return false;
    this.#commands.addVariable(this.#source, this.#index, length);
    this.#index += length;
    return true;
  }

  #runsProgram(): boolean {
    return this.#isProgram(matchAt(innerCommand, this.#source, this.#index)?.[1] ?? '');
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

  /** Consumes the start of a here-document, or, at the end of that line, its contents. */
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

  /** Hidden characters are read as meant, too: a space of another kind as a space, others as nothing. */
  #readWhitespace(): boolean {
    const isHidden = hiddenIn(this.#character) === 0;
    const isSpace = /\s/.test(this.#character);
    if (!isSpace && !isHidden) return false;
    if (isHidden) this.#commands.addHidden(this.#index);
    if (isSpace) this.#commands.endWord();
    if (this.#character === '\n') this.#readLineBreak();
    this.#index += 1;
    return true;
  }

  #readLineBreak(): void {
    if (this.#endsCommand()) this.#commands.endCommand();
    else if (matchAt(breakBeforeOption, this.#source, this.#index)) this.#commands.last.cutAt ??= this.#index;
    this.#commands.endLine();
  }

  /** Whether the end of the line ends the command; see `splitCommands`. */
  #endsCommand(): boolean {
    if (!this.#commands.lastHasProgram) return true;
    return this.#isProgram(matchAt(startOfLine, this.#source, this.#index + 1)?.groups?.word ?? '');
  }

  #readRedirection(): boolean {
    if (!this.#commands.mayBeRedirected) return false;
    const redirected = matchAt(redirection, this.#source, this.#index)?.[0];
    if (redirected === undefined) return false;
    this.#commands.redirect(redirected);
    this.#index += redirected.length;
    return true;
  }

  #readSeparator(): boolean {
    // Otherwise a backtick is a character like others, or continues a line in PowerShell.
    const isClosing = this.#character === (this.#opened.at(-1)?.end ?? ')');
    if (!isClosing && !separators.has(this.#character)) return false;
    if (this.#character === '(') return this.#open(')');
    if (isClosing) this.#quote = this.#opened.pop()?.quote ?? '';
    this.#commands.endCommand(this.#character === '|' && this.#next !== '|');
    this.#index += 1;
    return true;
  }

  /** Within, quotes have nothing to do with those around it. */
  #open(end: Opened['end']): boolean {
    this.#opened.push({end, quote: this.#quote});
    this.#quote = '';
    this.#commands.endCommand();
    this.#index += 1;
    return true;
  }

  /** Adds the character to the word unchanged. */
  #takeCharacter(): void {
    this.#commands.add(this.#source, this.#index, 1);
    this.#index += 1;
  }
}
