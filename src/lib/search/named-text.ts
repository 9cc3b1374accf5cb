import type {RankingFields} from './search-record';

/**
 * A section's text with its names and values marked inline. As separate lists, they would take three percent of the
 * compressed index.
 */
export interface NamedText {
  readonly text: string;
  /** Those that do not occur in the text after the preceding one. */
  readonly names: readonly string[];
  readonly values: readonly string[];
}

type Names = Pick<RankingFields, 'names' | 'values'>;

/** Delimiters on both sides: control characters, which no text should contain and JSON does not escape. */
const nameMark = '\u007F';
const valueMark = '\u0080';
const marked = new RegExp(`${nameMark}([^${nameMark}]*)${nameMark}|${valueMark}([^${valueMark}]*)${valueMark}`, 'g');

interface Span {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly mark: string;
}

/** @throws when the text contains one of the marks. */
export function markNames(content: string, {names, values}: Names): NamedText {
  if (content.includes(nameMark) || content.includes(valueMark)) {
    throw new Error(
      `A text of the search index has a control character (U+007F or U+0080). Remove it from: ${content.slice(0, 80)}`,
    );
  }
  const ofNames = findInOrder(content, names, nameMark, []);
  const ofValues = findInOrder(content, values, valueMark, ofNames.spans);
  return {text: writeMarks(content, [...ofNames.spans, ...ofValues.spans]), names: ofNames.rest, values: ofValues.rest};
}

/** Inverse of `markNames`, except for the order: listed names come after those in the text. */
export function readNames({text, names, values}: NamedText): {readonly content: string} & Names {
  const read = {names: [] as string[], values: [] as string[]};
  const content = text.replace(marked, (_, name: string | undefined, value: string) => {
    if (name === undefined) read.values.push(value);
    else read.names.push(name);
    return name ?? value;
  });
  return {content, names: [...read.names, ...names], values: [...read.values, ...values]};
}

/** Finds each name in the text after the preceding one, outside the taken spans. */
function findInOrder(
  content: string,
  names: readonly string[],
  mark: string,
  taken: readonly Span[],
): {spans: Span[]; rest: string[]} {
  const spans: Span[] = [];
  const rest: string[] = [];
  for (const name of names) {
    const start = indexOfWhole(content, name, spans.at(-1)?.end ?? 0);
    const span = {start, end: start + name.length, mark};
    const isFree = start !== -1 && !taken.some((other) => other.start < span.end && span.start < other.end);
    if (isFree) spans.push(span);
    else rest.push(name);
  }
  return {spans, rest};
}

/** Like `indexOf`, but only whole words: marks inside a word compress worse. */
function indexOfWhole(content: string, name: string, from: number): number {
  const isLetter = (index: number) => /\w/.test(content.charAt(index));
  let start = content.indexOf(name, from);
  while (start !== -1 && (isLetter(start - 1) || isLetter(start + name.length)))
    start = content.indexOf(name, start + 1);
  return start;
}

function writeMarks(content: string, spans: readonly Span[]): string {
  let text = '';
  let written = 0;
  for (const {start, end, mark} of spans.toSorted((a, b) => a.start - b.start)) {
    text += content.slice(written, start) + mark + content.slice(start, end) + mark;
    written = end;
  }
  return text + content.slice(written);
}
