import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cacheFolder} from './paths';
import type {Sample} from './sample';

/** A folder of its own for what a sample is made into; removed afterwards. */
export async function inFolder<T>({file}: Sample, work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(cacheFolder, {recursive: true});
  const folder = mkdtempSync(path.join(cacheFolder, `${file.replaceAll(/[^\w.-]/g, '-')}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Writes a text into a folder, and returns the path. */
export function write(folder: string, name: string, text: string | Uint8Array): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
}
