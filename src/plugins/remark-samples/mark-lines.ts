import {wholeParts} from '../../lib/html/whole-parts';

/**
 * Parses line numbers such as `2-4,7`.
 *
 * @throws if the text is malformed, or names lines that the code does not have.
 */
export function readLineNumbers(text: string, lineCount: number): ReadonlySet<number> {
  const numbers = text.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part.trim()) ?? [];
    const from = Number(first);
    const to = Number(last);
    if (!(from >= 1 && from <= to && to <= lineCount)) {
      throw new Error(`lines="${text}": "${part}" is not a line or a range of lines from 1 to ${lineCount}.`);
    }
    return Array.from({length: to - from + 1}, (_, index) => from + index);
  });
  return new Set(numbers);
}

/** Wraps lines of highlighted code in `<mark>`. */
export function markLines(html: string, numbers: ReadonlySet<number>): string {
  // Lines, and the breaks between them, which stay in what they are in: copies leave out those of output.
  return wholeParts(html.split(/(\n)/))
    .map((part, index) => (numbers.has(index / 2 + 1) ? `<mark>${part}</mark>` : part))
    .join('');
}
