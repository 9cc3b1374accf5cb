import {readdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Every HTML file of the built site, relative to its folder. */
export function htmlFiles(outDir: string): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
}

/** The folder of the built site, and its base URL. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
}

/**
 * Changes the text of a file.
 *
 * @throws {Error} that begins with the file, if the change throws
 */
export async function changeFile(file: string, change: (text: string) => string | Promise<string>): Promise<void> {
  try {
    await writeFile(file, await change(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}

/** The file that a URL in a page refers to; undefined for other sites. */
export function fileOf(url: string, {outDir, baseUrl}: BuiltSite): string | undefined {
  if (!url.startsWith(baseUrl) || url.startsWith('//')) return undefined;
  return path.join(outDir, url.slice(baseUrl.length));
}

/** Memoizes work per file of the site, by URL; returns undefined for other sites. */
export function oncePerFile<T>(site: BuiltSite, work: (file: string) => T): (url: string) => T | undefined {
  const results = new Map<string, T>();
  return (url) => {
    const file = fileOf(url, site);
    if (file === undefined) return undefined;
    const result = results.get(file) ?? work(file);
    results.set(file, result);
    return result;
  };
}
