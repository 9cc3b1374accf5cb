import type {Search} from './engine';
import type {JudgedQuery} from './judged-query';
import type {Answer} from './metrics';

/** A query with its hits and its latency. */
export interface TimedAnswer extends Answer {
  readonly query: string;
  readonly milliseconds: number;
}

/** Runs the queries sequentially. */
export async function runQueries(search: Search, queries: readonly JudgedQuery[]): Promise<TimedAnswer[]> {
  const answers: TimedAnswer[] = [];
  for (const judgedQuery of queries) {
    const start = performance.now();
    const urls = await search(judgedQuery.query);
    answers.push({...judgedQuery, urls, milliseconds: performance.now() - start});
  }
  return answers;
}
