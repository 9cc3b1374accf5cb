/** Width of a text, in pixels. */
export type Measure = (text: string) => number;

/**
 * Breaks a text into lines no wider than `width`: at spaces, and inside words that are wider than a line.
 * Truncates text beyond `maxLines` lines with an ellipsis.
 */
export function wrapText(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = splitWord(word, width, measure);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), shorten(lines[maxLines - 1] ?? '', width, measure)];
}

function splitWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/** Truncates a line so that it fits with an ellipsis. */
function shorten(line: string, width: number, measure: Measure): string {
  let kept = line;
  while (kept !== '' && measure(`${kept}…`) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept.replace(/[.,:;]$/, '')}…`;
}
