import {balancedLines} from '../../lib/html/balanced-lines';

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
  return balancedLines(html)
    .map((line, index) => (numbers.has(index + 1) ? `<mark>${line}</mark>` : line))
    .join('\n');
}
