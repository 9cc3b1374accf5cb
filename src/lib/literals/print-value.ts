import type {JsonValue} from './json-value';

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
  const line = printLine(value, style);
  const left = style.indent.length * depth + before;
  if (left + line.length <= width || !isNested(value)) return line;
  const step = style.indent.repeat(depth + 1);
  const entries = entriesOf(value, style).map(
    ({name, value: entry}) => step + name + printValue(entry, style, depth + 1, name.length + 1),
  );
  if (entries.length === 0) return line;
  const [open, close] = brackets(value);
  const end = style.trailingComma ? ',' : '';
  return `${open}\n${entries.join(',\n')}${end}\n${style.indent.repeat(depth)}${close}`;
}

function printLine(value: JsonValue, style: ValueStyle): string {
  if (value === null) return style.null;
  if (typeof value === 'boolean') return value ? style.true : style.false;
  if (typeof value === 'string') return style.text(value);
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return style.integer(value as number | bigint);
  // A larger integer was written with an exponent, or it would be a bigint: `1e20`.
  if (typeof value === 'number') return Number.isInteger(value) ? value.toExponential() : String(value);
  const [open, close] = brackets(value);
  const entries = entriesOf(value, style).map(({name, value: entry}) => name + printLine(entry, style));
  return open + entries.join(', ') + close;
}

type Nested = Extract<JsonValue, object>;

function isNested(value: JsonValue): value is Nested {
  return typeof value === 'object' && value !== null;
}

function brackets(value: Nested): readonly [open: string, close: string] {
  return Array.isArray(value) ? ['[', ']'] : ['{', '}'];
}

function entriesOf(value: Nested, style: ValueStyle): {readonly name: string; readonly value: JsonValue}[] {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map((entry) => ({name: '', value: entry}));
  return Object.entries(value).map(([name, entry]) => ({name: `${style.name(name)}: `, value: entry}));
}
