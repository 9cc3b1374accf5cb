import {unpackRecords} from '../../lib/packed-records';
import type {SearchRecord} from '../../lib/search-record';

/**
 * The records of the index.
 *
 * @param json as the build wrote it.
 * @param url where it comes from, for the message.
 * @throws when it is damaged.
 */
export function readRecords(json: string, url: string): SearchRecord[] {
  const packed = parse(json, url);
  try {
    return unpackRecords(packed);
  } catch (cause) {
    throw new Error(`${url} is damaged: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
}

function parse(json: string, url: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error(`${url} is damaged: it is not JSON.`, {cause});
  }
}
