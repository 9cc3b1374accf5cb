import {queries} from '../../relevance/queries';

/** About thirty of the judged queries, from every class, in printable ASCII. */
export const typedQueries: readonly string[] = queries
  .filter((_, index) => index % 8 === 0)
  .map(({query}) => query)
  .filter((query) => /^[ -~]+$/.test(query));

/** The content of the input after each key. */
export function prefixes(query: string): string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1));
}
