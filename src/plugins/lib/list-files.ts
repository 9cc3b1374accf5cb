import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {isTestFile} from './test-files.mjs';

/** The file itself, or all files in the folder except tests, sorted. */
export function listFiles(input: string): string[] {
  if (!statSync(input).isDirectory()) return [input];
  return readdirSync(input, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !isTestFile(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
