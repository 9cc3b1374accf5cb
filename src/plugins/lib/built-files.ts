import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Every HTML file of the built site, relative to its folder. */
export function htmlFiles(outDir: string): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
}

/** Where the built site is, and the path that its addresses begin with. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** The file behind an address in a page; nothing when it is not of the site. */
function fileOf(url: string, {outDir, baseUrl}: BuiltSite): string | undefined {
  if (!url.startsWith(baseUrl) || url.startsWith('//')) return undefined;
  return path.join(outDir, url.slice(baseUrl.length));
}

/** Does the work once for each file of the site that is asked for by its address; nothing for other addresses. */
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
