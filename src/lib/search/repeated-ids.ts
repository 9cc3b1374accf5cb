import type {SearchRecord} from './search-record';

/** Ids that several records have: an index keeps only one record of each. */
export function repeatedIds(records: readonly Pick<SearchRecord, 'objectID'>[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const {objectID} of records) (seen.has(objectID) ? repeated : seen).add(objectID);
  return [...repeated];
}
