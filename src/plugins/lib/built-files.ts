import {existsSync, readdirSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {percentDecode} from '../../lib/addresses/percent-decode';
import {messageOf} from './message-of';

/**
 * Every HTML file that the build has made, relative to its folder. Others are copies of static files, such as those that
 * prove to a search engine whose site it is: they have to stay as they are.
 */
export function htmlFiles({outDir, siteDir, siteConfig}: Pick<Props, 'outDir' | 'siteDir' | 'siteConfig'>): string[] {
  const folders = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.html') && !folders.some((folder) => existsSync(path.join(folder, name))),
  );
}

/** The folder of the built site, and its base URL. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
}

/**
 * Changes the text of a file, which is not written if it stays the same.
 *
 * @throws {Error} that begins with the file, if the change throws
 */
export async function changeFile(file: string, change: (text: string) => string | Promise<string>): Promise<void> {
  try {
    const text = await readFile(file, 'utf8');
    const changed = await change(text);
    if (changed !== text) await writeFile(file, changed);
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, {cause: error});
  }
}

/** The file that a URL in a page refers to, whatever its query and fragment; undefined for other sites. */
export function fileOf(url: string, {outDir, baseUrl}: BuiltSite): string | undefined {
  if (!url.startsWith(baseUrl) || url.startsWith('//')) return undefined;
  const {pathname} = new URL(url, 'https://site.invalid');
  return path.join(outDir, percentDecode(pathname.slice(baseUrl.length)));
}

/**
 * The file that hosts serve at a path: that file, `page.html`, or `page/index.html`; undefined if there is none.
 *
 * @param pathname decoded, below the base URL
 */
export function servedFile(pathname: string, {outDir, baseUrl}: BuiltSite): string | undefined {
  if (!pathname.startsWith(baseUrl)) return undefined;
  const file = path.join(outDir, pathname.slice(baseUrl.length));
  return [file, `${file}.html`, path.join(file, 'index.html')].find((candidate) =>
    statSync(candidate, {throwIfNoEntry: false})?.isFile(),
  );
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
