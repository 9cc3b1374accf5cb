import {formatTable} from './format-table.mjs';

/** @typedef {'run' | 'type-checked' | 'parsed' | 'not run here' | 'failed'} Status */
/** @typedef {{language: string, status: Status, reason?: string}} SummaryEntry */
/** @typedef {Record<string, SummaryEntry>} Summary keyed by file name */

const statuses = /** @type {const} */ (['run', 'type-checked', 'parsed', 'not run here', 'failed']);

/**
 * Formats the table that ends a run: the number of samples per language and status, then why some were not run.
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
  return [formatTable(rows), ...reasons(summary)].join('\n');
}

/**
 * One line per reason, with the files that it applies to.
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
