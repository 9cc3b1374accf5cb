import {existsSync} from 'node:fs';
import path from 'node:path';

const lists = ['package.json', 'node_modules/.package-lock.json'];

/** The files that tell which packages are installed, of those that exist: the project's manifest and npm's list. */
export function installedPackages(siteDir: string): string[] {
  return lists.map((file) => path.join(siteDir, file)).filter((file) => existsSync(file));
}
