import type {JsonValue} from './json-value';
import {numberText} from './number-text';

/** A language's literal syntax for JSON values. */
export interface ValueStyle {
  readonly text: (value: string) => string;
  readonly name: (value: string) => string;
  readonly integer: (value: number | bigint) => string;
  readonly null: string;
  readonly true: string;
  readonly false: string;
  /** One level of indentation. */
  readonly indent: string;
  /** Whether a multi-line list or object has a comma after its last entry. */
  readonly trailingComma: boolean;
}

/** JSON. */
export const jsonStyle: ValueStyle = {
  text: (value) => JSON.stringify(value),
  name: (value) => JSON.stringify(value),
  integer: String,
  null: 'null',
  true: 'true',
  false: 'false',
  indent: '  ',
  trailingComma: false,
};

/** Maximum line length, in characters, for a list or object on one line. */
const width = 80;

/**
 * Prints a value as a literal: on one line if it fits, otherwise with one entry per line.
 *
 * @param depth indentation level of the line on which it starts.
 * @param before number of characters that precede it on that line.
 */
export function printValue(value: JsonValue, style: ValueStyle, depth = 0, before = 0): string {
  return Array.from(printParts(value, style, depth, before)).join('');
}

/** The parts of the literal in order, each made when it is asked for: a response can have megabytes. */
export function* printParts(value: JsonValue, style: ValueStyle, depth = 0, before = 0): Generator<string, void> {
  const line = printLine(value, style, width - style.indent.length * depth - before);
  if (line !== undefined) {
    yield line;
    return;
  }
  if (!isNested(value)) {
    yield printScalar(value, style);
    return;
  }
  const [open, close] = brackets(value);
  let start: string = open;
  for (const {name, value: entry} of entriesOf(value, style)) {
    yield `${start}\n${style.indent.repeat(depth + 1)}${name}`;
    yield* printParts(entry, style, depth + 1, name.length + 1);
    start = ',';
  }
  if (start === open) yield open + close;
  else yield `${style.trailingComma ? ',' : ''}\n${style.indent.repeat(depth)}${close}`;
}

/** On one line, or nothing if that takes more than `room` characters: it stops there. */
function printLine(value: JsonValue, style: ValueStyle, room: number): string | undefined {
  if (!isNested(value)) return within(room, printScalar(value, style));
  const [open, close] = brackets(value);
  let line: string = open;
  for (const {name, value: entry} of entriesOf(value, style)) {
    const start = line === open ? name : `, ${name}`;
    const printed = printLine(entry, style, room - line.length - start.length);
    if (printed === undefined) return undefined;
    line += start + printed;
  }
  return within(room, line + close);
}

const within = (room: number, text: string) => (text.length <= room ? text : undefined);

type Nested = Extract<JsonValue, object>;

function printScalar(value: Exclude<JsonValue, Nested>, style: ValueStyle): string {
  if (value === null) return style.null;
  if (typeof value === 'boolean') return value ? style.true : style.false;
  if (typeof value === 'string') return style.text(value);
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return style.integer(value);
  return numberText(value);
}

function isNested(value: JsonValue): value is Nested {
  return typeof value === 'object' && value !== null;
}

function brackets(value: Nested): readonly [open: string, close: string] {
  return Array.isArray(value) ? ['[', ']'] : ['{', '}'];
}

/** Not all at once: most entries of a long list do not matter for whether it fits on a line. */
function* entriesOf(value: Nested, style: ValueStyle): Generator<{readonly name: string; readonly value: JsonValue}> {
  if (Array.isArray(value)) {
    for (const entry of value as readonly JsonValue[]) yield {name: '', value: entry};
    return;
  }
  for (const [name, entry] of Object.entries(value)) yield {name: `${style.name(name)}: `, value: entry};
}
