import {queries} from '../relevance/queries';

/** About thirty of the judged queries, of every class, that a keyboard can type. */
export const typedQueries: readonly string[] = queries
  .filter((_, index) => index % 5 === 0)
  .map(({query}) => query)
  .filter((query) => /^[ -~]+$/.test(query));

/** What the input holds after each key. */
export function prefixes(query: string): string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1));
}
