import type {JsonValue} from '../rpc-request/json-value';
import type {Path} from './problem';

/** A value with its place in the text. */
export interface JsonNode {
  readonly value: JsonValue;
  readonly start: number;
  /** Of an array or an object, by index or by name. */
  readonly inner?: ReadonlyMap<string | number, JsonNode>;
  /** Names that an object has more than once: the last one counts. */
  readonly repeated?: readonly string[];
}

/** Where a text stops being JSON, and what to write instead. */
export interface JsonMistake {
  readonly at: number;
  readonly message: string;
}

export type ReadJson = {readonly node: JsonNode; readonly mistake?: undefined} | {readonly mistake: JsonMistake};

/**
 * Reads JSON as people paste it. `parseJson` is faster, but a browser's reader says neither where a value stands
 * nor, in the same words everywhere, where the text goes wrong.
 */
export function readJson(text: string): ReadJson {
  try {
    return {node: new JsonReader(text).read()};
  } catch (error) {
    if (error instanceof Stop) return {mistake: error.mistake};
    throw error;
  }
}

/** The part of a value at a path, or the innermost around it that is there. */
export function nodeAt(root: JsonNode, path: Path): JsonNode {
  let node = root;
  for (const step of path) {
    const next = node.inner?.get(step);
    if (next === undefined) return node;
    node = next;
  }
  return node;
}

class Stop extends Error {
  constructor(readonly mistake: JsonMistake) {
    super(mistake.message);
  }
}

/** Deeper than any message, and flat enough for the stack of a browser. */
const deepest = 100;

const space = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// A control character ends a text that was not closed on its line.
// eslint-disable-next-line no-control-regex
const quoted = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bf]|[nrt]|u[\dA-Fa-f]{4}))*"/y;
const word = /[A-Za-z_$][\w$]*/y;

const constants = new Map<string, JsonValue>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class JsonReader {
  private position = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  read(): JsonNode {
    const node = this.value();
    this.skipSpace();
    if (this.position < this.text.length) this.stop('The JSON ends before this. Remove what follows.');
    return node;
  }

  private value(): JsonNode {
    this.skipSpace();
    const start = this.position;
    switch (this.text[start]) {
      case '{':
        return this.nested(start, '}');
      case '[':
        return this.nested(start, ']');
      case '"':
        return {start, value: this.string()};
    }
    const digits = this.take(number);
    if (digits !== undefined) {
      if (/^[\w.]/.test(this.text.slice(this.position))) {
        this.stop('A number has no leading zeros, letters or trailing point in JSON.');
      }
      return {start, value: numberOf(digits)};
    }
    const name = this.take(word);
    const constant = constants.get(name ?? '');
    if (constant === undefined) this.stopAtValue(start, name);
    return {start, value: constant};
  }

  private nested(start: number, close: '}' | ']'): JsonNode {
    this.depth += 1;
    if (this.depth > deepest) this.stop('This is nested too deeply for a request.');
    const node = close === '}' ? this.object(start) : this.array(start);
    this.depth -= 1;
    return node;
  }

  private array(start: number): JsonNode {
    const inner = new Map<number, JsonNode>();
    this.entries(']', () => {
      inner.set(inner.size, this.value());
    });
    return {start, inner, value: [...inner.values()].map(({value}) => value)};
  }

  private object(start: number): JsonNode {
    const inner = new Map<string, JsonNode>();
    const repeated: string[] = [];
    this.entries('}', () => {
      const at = this.position;
      if (this.text[at] !== '"') this.stopAtName(at);
      const name = this.string();
      if (inner.has(name)) repeated.push(name);
      this.skipSpace();
      if (!this.skip(':')) this.stop(`Write a colon after ${JSON.stringify(name)}.`);
      const node = this.value();
      // A finding about a member points at its name.
      inner.set(name, {...node, start: at});
    });
    return {start, inner, repeated, value: Object.fromEntries([...inner].map(([name, {value}]) => [name, value]))};
  }

  private entries(close: '}' | ']', readEntry: () => void): void {
    const open = this.position;
    this.position += 1;
    this.skipSpace();
    if (this.skip(close)) return;
    for (;;) {
      this.skipSpace();
      readEntry();
      this.skipSpace();
      if (this.skip(close)) return;
      const comma = this.position;
      if (!this.skip(',')) {
        this.stop(
          comma >= this.text.length
            ? `The text ends, and the ${this.text[open] ?? ''} of line ${lineOf(this.text, open)} is not closed. Write ${close} at the end.`
            : `Write a comma or ${close} before this.`,
        );
      }
      this.skipSpace();
      if (this.text[this.position] === close) this.stop('JSON has no comma after the last entry. Remove it.', comma);
    }
  }

  private string(): string {
    const found = this.take(quoted);
    if (found !== undefined) return JSON.parse(found) as string;
    this.stop('This text is not closed on its line, or has a \\ that JSON does not know. Close it with ".');
  }

  private stopAtName(at: number): never {
    const character = this.text[at];
    if (character === undefined) this.stop('The text ends inside an object. Close it with }.');
    if (character === "'" || isCurly(character))
      this.stop('JSON takes straight double quotes. Write " around the name.');
    if (character === '/' || character === '#') this.stop('JSON has no comments. Remove this one.');
    this.stop('Write the name of a member in double quotes.');
  }

  private stopAtValue(start: number, name: string | undefined): never {
    const character = this.text[start];
    if (character === undefined) this.stop('The text ends where a value should be.', start);
    if (character === "'" || character === '`' || isCurly(character)) {
      this.stop('JSON takes straight double quotes. Write " around the text.', start);
    }
    if (character === '/' || character === '#') this.stop('JSON has no comments. Remove this one.', start);
    if (name !== undefined && constants.has(name.toLowerCase())) {
      this.stop(`Write ${name.toLowerCase()} in lower case.`, start);
    }
    if (name === 'None' || name === 'nil' || name === 'undefined') this.stop(`Write null for ${name}.`, start);
    if (name !== undefined) this.stop(`Write double quotes around ${name}, if it is a text.`, start);
    this.stop('Write a value here: a text in double quotes, a number, true, false, null, [ or {.', start);
  }

  private stop(message: string, at = this.position): never {
    throw new Stop({at: Math.min(at, this.text.length), message});
  }

  private skipSpace(): void {
    this.take(space);
  }

  private skip(character: string): boolean {
    if (this.text[this.position] !== character) return false;
    this.position += 1;
    return true;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }
}

function isCurly(character: string): boolean {
  return '“”‘’„«»'.includes(character);
}

function numberOf(digits: string): number | bigint {
  const rounded = Number(digits);
  return /[.eE]/.test(digits) || Number.isSafeInteger(rounded) ? rounded : BigInt(digits);
}

/** Counted from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Counted from 1. */
export function columnOf(text: string, offset: number): number {
  return offset - text.slice(0, offset).lastIndexOf('\n');
}
