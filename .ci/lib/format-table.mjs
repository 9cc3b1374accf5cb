/**
 * A plain-text table: the first column is left-aligned, the others, which hold numbers, right-aligned.
 *
 * @param {readonly (readonly string[])[]} rows
 */
export function formatTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((cells) => cells.join('  '))
    .join('\n');
}
