/** The files of the repository. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../..');

/** All files below some folders, by their paths from the root, with slashes on every system. */
export function sourceFiles(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  );
}

/** The text of a file, by its path from the root. */
export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
