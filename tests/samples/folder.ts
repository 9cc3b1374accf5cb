import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cacheFolder} from './paths';
import type {Sample} from './sample';

/** Calls `work` with a temporary folder for a sample, which is removed afterwards. */
export async function inFolder<T>({file}: Sample, work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(cacheFolder, {recursive: true});
  const folder = mkdtempSync(path.join(cacheFolder, `${file.replaceAll(/[^\w.-]/g, '-')}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Writes a file into a folder; returns its path. */
export function write(folder: string, name: string, text: string | Uint8Array): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
}
