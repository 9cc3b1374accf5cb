import type {SearchRecord} from '../../lib/search-record';

/**
 * The records of the index.
 *
 * @param file JSON in UTF-8, as the build wrote it.
 * @param url where it comes from, for the message.
 * @throws when it is damaged.
 */
export function readRecords(file: ArrayBuffer, url: string): SearchRecord[] {
  const records = parse(new TextDecoder().decode(file), url);
  if (Array.isArray(records) && records.length > 0 && records.every(isRecord)) return records;
  throw new Error(`${url} is damaged: it does not hold search records.`);
}

function parse(json: string, url: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error(`${url} is damaged: it is not JSON.`, {cause});
  }
}

function isRecord(value: unknown): value is SearchRecord {
  const record = value as Partial<SearchRecord> | null;
  return (
    typeof record?.objectID === 'string' &&
    typeof record.url === 'string' &&
    typeof record.hierarchy?.lvl0 === 'string' &&
    typeof record.hierarchy.lvl1 === 'string'
  );
}
