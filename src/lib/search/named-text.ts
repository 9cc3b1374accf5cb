import type {RankingFields} from './search-record';

type Names = Pick<RankingFields, 'names' | 'values'>;

/** Delimiters on both sides: characters that no text should contain, with a byte each in the index (packed-records.ts). */
const nameMark = '\u007F';
const valueMark = '¬';
const marked = new RegExp(`${nameMark}([^${nameMark}]*)${nameMark}|${valueMark}([^${valueMark}]*)${valueMark}`, 'g');

/** Follows the text, and precedes the names and values that do not occur in it after the preceding one. */
const endMark = '¦';

export const nameMarks = [nameMark, valueMark, endMark];

interface Span {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly mark: string;
}

/**
 * Marks a section's names and values in its text. As separate lists, they would take three percent of the compressed
 * index.
 *
 * @throws when the text contains one of the marks.
 */
export function markNames(content: string, {names, values}: Names): string {
  if (nameMarks.some((mark) => content.includes(mark))) {
    throw new Error(
      `A text of the search index has a character that marks names in it (¬, ¦ or U+007F). Remove it from: ${content.slice(0, 80)}`,
    );
  }
  const ofNames = findInOrder(content, names, nameMark, []);
  const ofValues = findInOrder(content, values, valueMark, ofNames.spans);
  const rest = [
    ...ofNames.rest.map((name) => wrap(name, nameMark)),
    ...ofValues.rest.map((name) => wrap(name, valueMark)),
  ];
  const text = writeMarks(content, [...ofNames.spans, ...ofValues.spans]);
  return rest.length === 0 ? text : text + endMark + rest.join('');
}

/** Inverse of `markNames`, except for the order: names that are not in the text come last. */
export function readNames(text: string): {readonly content: string} & Names {
  const names: string[] = [];
  const values: string[] = [];
  const [content = ''] = text
    .replace(marked, (_, name: string | undefined, value: string) => {
      if (name === undefined) values.push(value);
      else names.push(name);
      return name ?? value;
    })
    .split(endMark, 1);
  return {content, names, values};
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

/** Like `indexOf`, but only whole words: marks inside a word compress worse. The name must not be empty. */
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
  for (const {start, end, mark} of [...spans].sort((a, b) => a.start - b.start)) {
    text += content.slice(written, start) + wrap(content.slice(start, end), mark);
    written = end;
  }
  return text + content.slice(written);
}

function wrap(name: string, mark: string): string {
  return mark + name + mark;
}
