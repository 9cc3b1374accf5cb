import {formatTable} from '../../.ci/lib/format-table.mjs';
import {queryClasses} from './judged-query';
import {score, type Answer, type Scores} from './metrics';

export const scoreHeads = ['Success@1', 'MRR@10', 'nDCG@10', 'zero'];

export function scoreCells({successAt1, mrrAt10, ndcgAt10, zeroRate}: Scores): string[] {
  return [...[successAt1, mrrAt10, ndcgAt10].map((figure) => figure.toFixed(3)), `${(zeroRate * 100).toFixed(1)}%`];
}

/** The scores of one engine, by class and overall. */
export function classTable(name: string, answers: readonly Answer[]): string {
  const byClass = queryClasses.map((queryClass) => {
    const scores = score(answers.filter((answer) => answer.class === queryClass));
    return [queryClass, String(scores.queries), ...scoreCells(scores)];
  });
  const all = score(answers);
  return formatTable([[name, 'queries', ...scoreHeads], ...byClass, ['all', String(all.queries), ...scoreCells(all)]]);
}
