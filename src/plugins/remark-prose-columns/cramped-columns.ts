/**
 * Which columns of a table hold prose that a phone has no room for. A browser makes columns of prose as narrow as their
 * longest word before it lets a table scroll: a table that scrolls anyway is easier to read with wider ones. Estimated,
 * as fonts differ; a table on the edge is fine either way.
 *
 * @param columns the texts of each column, its header first
 */
export function crampedColumns(columns: readonly (readonly string[])[]): boolean[] {
  const needs = columns.map((texts) => Math.max(longestWord(texts) * charWidth, leastWidth(texts)));
  const isWide = needs.reduce((sum, need) => sum + need + cellPadding, 0) > phoneRoom;
  return columns.map((texts) => isWide && isProse(texts));
}

/** Widths in CSS pixels: of text on most phones, between the borders of a cell and its text, of a character. */
const phoneRoom = 343;
const cellPadding = 16;
const charWidth = 8;

/** Length of shorter texts, which read well in any width. */
const maxLabelLength = 24;

function isProse([, ...texts]: readonly string[]): boolean {
  return texts.some((text) => text.length > maxLabelLength && text.includes(' '));
}

/** Width in which the longest text is still easy to read, in CSS pixels. */
function leastWidth(texts: readonly string[]): number {
  if (!isProse(texts)) return 0;
  return texts.some(({length}) => length > 120) ? 128 : 84;
}

function longestWord(texts: readonly string[]): number {
  return Math.max(0, ...texts.flatMap((text) => text.split(/\s|(?<=-)/)).map(({length}) => length));
}
