import {search as settings} from '../../src/config/search';
import type {SearchRecord} from '../../src/lib/search/search-record';
import {readFile} from '../support/built-site';

/** The records of the built site. */
export function readBuiltRecords(): SearchRecord[] {
  return JSON.parse(readFile(`${settings.assetFolder}/${settings.recordsFile}`).toString()) as SearchRecord[];
}
