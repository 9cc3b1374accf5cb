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

/** Wraps lines of highlighted code in `<mark>`; closes and reopens elements that span lines at each line break. */
export function markLines(html: string, numbers: ReadonlySet<number>): string {
  let open: string[] = [];
  return html
    .split('\n')
    .map((line, index) => {
      const before = open.join('');
      for (const [tag] of line.matchAll(/<\/?span[^>]*>/g))
        open = tag === '</span>' ? open.slice(0, -1) : [...open, tag];
      const balanced = before + line + '</span>'.repeat(open.length);
      return numbers.has(index + 1) ? `<mark>${balanced}</mark>` : balanced;
    })
    .join('\n');
}
