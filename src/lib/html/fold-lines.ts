import {wholeParts} from './whole-parts';

/** Longer code shows only its beginning until the reader asks for the rest. */
const foldedAfter = 60;

/** The style sheet of the code block cuts the last one, to show that the code goes on. */
const shownLines = 25;

/**
 * Marks what long code leaves out while it is folded, which the code block does (`useFold`). Nothing is `hidden` here:
 * reading modes would drop it.
 *
 * @param html highlighted code
 * @param imports how many lines at its start are left out
 */
export function foldLines(html: string, imports = 0): string {
  // A line break stays in what it is in, or a copy that leaves out output would keep the empty lines.
  const lines = html.split(/(?<=\n)/);
  if (lines.length <= Math.max(foldedAfter, imports + shownLines)) return html;
  const parts = [
    lines.slice(0, imports),
    lines.slice(imports, imports + shownLines),
    lines.slice(imports + shownLines),
  ];
  const [start = '', shown = '', end = ''] = wholeParts(parts.map((part) => part.join('')));
  return (start && leftOut(start)) + shown + leftOut(end);
}

function leftOut(html: string): string {
  return `<span data-fold="">${html}</span>`;
}
