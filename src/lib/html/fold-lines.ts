import {balancedLines} from './balanced-lines';

/** Longer code shows only its beginning until the reader asks for the rest. */
const foldedAfter = 60;

/** The style sheet of the code block cuts the last one, to show that the code goes on. */
const shownLines = 25;

/**
 * Marks what long code leaves out while it is folded. The search of the browser finds text in the marked elements, and
 * asks to show it (`beforematch`).
 *
 * @param html highlighted code
 * @param imports how many lines at its start are left out
 */
export function foldLines(html: string, imports = 0): string {
  const lines = balancedLines(html);
  if (lines.length <= Math.max(foldedAfter, imports + shownLines)) return html;
  const [start, end] = [lines.slice(0, imports), lines.slice(imports + shownLines)];
  const shown = lines.slice(imports, imports + shownLines).map((line) => `${line}\n`);
  return [...(imports > 0 ? [leftOut(`${start.join('\n')}\n`)] : []), ...shown, leftOut(end.join('\n'))].join('');
}

function leftOut(html: string): string {
  return `<span data-fold="" hidden="until-found">${html}</span>`;
}
