import {searchFiles} from '../../src/config/search-files';
import type {SearchRecord} from '../../src/lib/search/search-record';
import {readFile} from '../support/built-site';

/** The records of the built site. */
export function readBuiltRecords(): SearchRecord[] {
  return JSON.parse(readFile(`${searchFiles.folder}/${searchFiles.records}`).toString()) as SearchRecord[];
}
