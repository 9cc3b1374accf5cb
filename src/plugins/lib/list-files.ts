import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** The file itself, or all files of the folder. */
export function listFiles(input: string): string[] {
  if (!statSync(input).isDirectory()) return [input];
  return readdirSync(input, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
