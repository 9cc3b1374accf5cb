import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** The built site: `build`, or what `SITE_DIR` names. */
export const siteDir = path.resolve(process.env.SITE_DIR ?? path.join(__dirname, '../../build'));

/** What to say when a file of the built site is not there. */
export function missingFile(file: string): Error {
  return new Error(`${file} is not there. Run: npm run build (or set SITE_DIR to a built site)`);
}

/** A file of the built site, by its path. */
export function readFile(name: string): Buffer {
  const file = path.join(siteDir, name);
  if (!existsSync(file)) throw missingFile(file);
  return readFileSync(file);
}

/** The HTML of a page of the built site. */
export function readPage(route: string): string {
  return readFile(route.endsWith('/') ? `${route}index.html` : `${route}.html`).toString();
}

const opened = new Map<string, CheerioAPI>();

/** A page of the built site, parsed once: some are half a megabyte. */
export function openPage(route: string): CheerioAPI {
  const page = opened.get(route) ?? load(readPage(route));
  opened.set(route, page);
  return page;
}
