/** @typedef {'run' | 'type-checked' | 'parsed' | 'not run here' | 'failed'} Status */
/** @typedef {{language: string, status: Status, reason?: string}} SummaryEntry */
/** @typedef {Record<string, SummaryEntry>} Summary by the file's name */

const statuses = /** @type {const} */ (['run', 'type-checked', 'parsed', 'not run here', 'failed']);

/**
 * The table that a run prints at its end: how many samples of each language were proven how, then why
 * some were not run.
 *
 * @param {Summary} summary
 */
export function formatSummary(summary) {
  const entries = Object.values(summary);
  const languages = [...new Set(entries.map(({language}) => language))].sort();
  const counts = (/** @type {SummaryEntry[]} */ some) =>
    statuses.map((status) => some.filter((entry) => entry.status === status).length);
  const rows = [
    ['Samples', ...statuses],
    ...languages.map((language) => [
      language,
      ...counts(entries.filter((entry) => entry.language === language)).map(String),
    ]),
    ['All', ...counts(entries).map(String)],
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [...lines, ...reasons(summary)].join('\n');
}

/**
 * One line a reason, with the files it holds for.
 *
 * @param {Summary} summary
 */
function reasons(summary) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const [file, {status, reason}] of Object.entries(summary)) {
    if (!reason) continue;
    const line = `${status}: ${reason}`;
    files.set(line, [...(files.get(line) ?? []), file]);
  }
  return [...files].map(([line, names]) => `  ${line} (${names.sort().join(', ')})`).sort();
}
