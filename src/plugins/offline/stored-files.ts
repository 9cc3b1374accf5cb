import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {notStored} from '../../config/not-stored';
import {offline} from '../../config/offline';
import {cleanPath} from '../../lib/addresses/clean-path';
import {integrity} from '../lib/integrity';
import {encodePath} from './worker/encode-path';

/** A file to store for offline use, in the format of the worker's precache list. */
export interface StoredFile {
  /** Its URL; for a page, the one that links use. */
  readonly url: string;
  /** Digest of its content, as `sha256-…`: the worker stores and serves nothing else. */
  readonly integrity: string;
  /** Changes with the content; null if the file name already does. */
  readonly revision: string | null;
}

/**
 * Lists the files of the built site to store, sorted by file name.
 *
 * @throws if two files have the same URL: `a.html` and `a/index.html`
 */
export function storedFiles(outDir: string, baseUrl: string): StoredFile[] {
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => name !== offline.workerFile && !notStored.some((pattern) => pattern.test(name)));

  const byUrl = new Map<string, string>();
  for (const name of files.sort()) {
    const url = baseUrl.slice(0, -1) + encodePath(cleanPath(`/${name}`));
    const other = byUrl.get(url);
    if (other !== undefined) {
      throw new Error(`Offline copy: ${other} and ${name} have the same URL, ${url}. Remove one of them.`);
    }
    byUrl.set(url, name);
  }
  return [...byUrl].map(([url, name]) => {
    const digest = integrity(readFileSync(path.join(outDir, name)));
    return {
      url,
      integrity: digest,
      revision: name.startsWith(offline.hashedFolder) ? null : digest.replace('sha256-', '').slice(0, 12),
    };
  });
}
