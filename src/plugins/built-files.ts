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
export function fileOf(url: string, {outDir, baseUrl}: BuiltSite): string | undefined {
  if (!url.startsWith(baseUrl) || url.startsWith('//')) return undefined;
  return path.join(outDir, url.slice(baseUrl.length));
}
