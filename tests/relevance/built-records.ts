import {readFileSync} from 'node:fs';
import path from 'node:path';
import {search as settings} from '../../src/config/search';
import type {SearchRecord} from '../../src/lib/search/search-record';

/** The built site: `build`, or what `SITE_DIR` names. */
const siteDir = path.resolve(process.env.SITE_DIR ?? path.join(import.meta.dirname, '../../build'));

/** The records of the built site. */
export function readBuiltRecords(): SearchRecord[] {
  const folder = path.join(siteDir, settings.assetFolder);
  try {
    return JSON.parse(readFileSync(path.join(folder, settings.recordsFile), 'utf8')) as SearchRecord[];
  } catch (error) {
    throw new Error(`${folder} holds no search index. Run: npm run build (or set SITE_DIR to a built site)`, {
      cause: error,
    });
  }
}
