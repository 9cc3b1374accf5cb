import {queryClasses} from './judged-query';
import {score, type Answer, type Scores} from './metrics';

/** Lines of columns of equal width: the first to the left, the others, numbers, to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((cells) => cells.join('  '))
    .join('\n');
}

export const scoreHeads = ['Success@1', 'MRR@10', 'nDCG@10', 'zero'];

export function scoreCells({successAt1, mrrAt10, ndcgAt10, zeroRate}: Scores): string[] {
  return [...[successAt1, mrrAt10, ndcgAt10].map((figure) => figure.toFixed(3)), `${(zeroRate * 100).toFixed(1)}%`];
}

/** The figures of one engine, by class and over all. */
export function classTable(name: string, answers: readonly Answer[]): string {
  const byClass = queryClasses.map((queryClass) => {
    const scores = score(answers.filter((answer) => answer.class === queryClass));
    return [queryClass, String(scores.queries), ...scoreCells(scores)];
  });
  const all = score(answers);
  return formatTable([[name, 'queries', ...scoreHeads], ...byClass, ['all', String(all.queries), ...scoreCells(all)]]);
}
