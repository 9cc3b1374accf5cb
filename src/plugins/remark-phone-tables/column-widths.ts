/**
 * How wide a table gets on a phone. A browser makes columns of prose as narrow as their longest word before it lets a
 * table scroll: a table that scrolls anyway is easier to read with wider ones. Estimated, as fonts differ; a table on
 * the edge is fine either way.
 */

export interface Cell {
  readonly text: string;
  /** Length of its longest part that stays on one line. */
  readonly longestWord: number;
}

/** Widths in CSS pixels: of text on most phones, between the borders of a cell and its text, of a character. */
const phoneRoom = 343;
const cellPadding = 16;
const charWidth = 8;

/** Length of shorter texts, which read well in any width. */
const maxLabelLength = 24;

/** @param columns the cells of each column, its header first */
export function isWide(columns: readonly (readonly Cell[])[]): boolean {
  const needs = columns.map((cells) =>
    Math.max(leastWidth(cells), ...cells.map(({longestWord}) => longestWord * charWidth)),
  );
  return needs.reduce((sum, need) => sum + need + cellPadding, 0) > phoneRoom;
}

/** @param column its header first */
export function isProse([, ...cells]: readonly Cell[]): boolean {
  return cells.some(({text}) => text.length > maxLabelLength && text.includes(' '));
}

/** Width in which the longest text is still easy to read, in CSS pixels. */
function leastWidth(column: readonly Cell[]): number {
  if (!isProse(column)) return 0;
  return column.some(({text}) => text.length > 120) ? 128 : 84;
}
