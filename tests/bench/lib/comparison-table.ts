import {formatTable} from '../../../.ci/lib/format-table.mjs';

/** A column of a comparison. Lower is better in all of them. */
export interface Column<Row> {
  readonly head: string;
  readonly figure: (row: Row) => number;
  readonly digits: number;
}

/**
 * One row per site. Each figure is followed by its ratio to the best of all rows but the first, which is the site that
 * is compared with them.
 */
export function formatComparison<Row extends {readonly name: string}>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): string {
  return formatTable([
    ['', ...columns.map(({head}) => head)],
    ...rows.map((row) => [row.name, ...columns.map((column) => formatCell(column, row, rows.slice(1)))]),
  ]);
}

function formatCell<Row>({figure, digits}: Column<Row>, row: Row, peers: readonly Row[]): string {
  const value = figure(row);
  const best = Math.min(...peers.map(figure));
  const text = value.toFixed(digits);
  return Number.isFinite(best) && best > 0 ? `${text} (${(value / best).toFixed(2)}×)` : text;
}
