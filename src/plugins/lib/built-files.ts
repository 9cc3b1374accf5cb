import {readdirSync} from 'node:fs';
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

/** The file that a URL in a page refers to; undefined for other sites. */
function fileOf(url: string, {outDir, baseUrl}: BuiltSite): string | undefined {
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
