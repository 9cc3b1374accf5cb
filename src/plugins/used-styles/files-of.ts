import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Source} from './sources';

/** Paths of all files of these sources. A missing folder counts as empty. */
export function filesOf(siteDir: string, sources: readonly Source[]): string[] {
  return sources.flatMap(({folder, files}) => {
    const root = path.join(siteDir, folder);
    return namesIn(root)
      .filter((name) => files.test(name.replaceAll('\\', '/')))
      .map((name) => path.join(root, name));
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, {recursive: true, encoding: 'utf8'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
