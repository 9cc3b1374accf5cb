import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSource} from '../lib/load-source.mjs';
import {PushError} from './push-error.mjs';

/** @type {typeof import('../../src/config/search-files')} */
const {searchFiles} = loadSource('src/config/search-files.ts');
/** @type {typeof import('../../src/lib/search/repeated-ids')} */
const {repeatedIds} = loadSource('src/lib/search/repeated-ids.ts');

/**
 * Reads the search records of the last build.
 *
 * @param {string} buildFolder
 * @returns {import('./provider-records.mjs').SearchRecord[]}
 * @throws {PushError} if there is no build, or its records are corrupt or empty
 */
export function readBuild(buildFolder) {
  const file = path.join(buildFolder, searchFiles.folder, searchFiles.records);
  const records = readJson(file);
  if (!Array.isArray(records) || !records.every(isRecord)) {
    throw new PushError(`${file}: does not contain the search records of a build. Run: npm run build`);
  }
  // An empty list would empty the index.
  if (records.length === 0) throw new PushError(`${file}: contains no search records. Run: npm run build`);
  const repeated = repeatedIds(records);
  if (repeated.length > 0) {
    throw new PushError(`${file}: contains several records with the same objectID: ${repeated.join(', ')}.`);
  }
  return records;
}

/** @param {string} file */
function readJson(file) {
  if (!existsSync(file))
    throw new PushError(`${file}: does not exist, so there is no build to push. Run: npm run build`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new PushError(`${file}: is corrupt (${/** @type {Error} */ (error).message}). Run: npm run build`);
  }
}

/** @param {Partial<import('./provider-records.mjs').SearchRecord> | null} value */
function isRecord(value) {
  return (
    typeof value?.objectID === 'string' &&
    typeof value.url === 'string' &&
    typeof value.hierarchy?.lvl0 === 'string' &&
    typeof value.hierarchy.lvl1 === 'string'
  );
}
