import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {searchFiles} from '../../src/config/search-files';

/** Bytes to load for a search: the index and the engine, after gzip. It is for the pages of today. */
export const searchBudget = 120_000;

/** A message that occurs only in the engine's script. */
export const engineMark = 'it does not hold search records';

/**
 * Bytes to load for a search on a built site, after gzip.
 *
 * @throws unless the build has exactly one engine.
 */
export function searchBytes(build: string): {readonly index: number; readonly engine: number} {
  const size = (file: string) => gzipSync(readFileSync(path.join(build, file))).length;
  return {
    index: size(path.join(searchFiles.folder, searchFiles.index)),
    engine: size(engineFile(build)),
  };
}

/**
 * The script of the search engine, relative to the folder of a built site.
 *
 * @throws unless the build has exactly one such script.
 */
export function engineFile(build: string): string {
  const folder = path.join(build, 'assets/js');
  const engines = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(engineMark));
  const [engine] = engines;
  if (engine === undefined || engines.length > 1) {
    throw new Error(
      `${folder} has ${engines.length} scripts with “${engineMark}”, a message of the engine; expected exactly one. Rebuild the site.`,
    );
  }
  return `assets/js/${engine}`;
}
