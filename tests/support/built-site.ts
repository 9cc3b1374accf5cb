import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** The folder of the built site: `SITE_DIR`, or `build` by default. */
export const siteDir = path.resolve(process.env.SITE_DIR ?? path.join(__dirname, '../../build'));

/** The error for a missing file of the built site. */
export function missingFile(file: string): Error {
  return new Error(`${file} does not exist. Run: npm run build (or set SITE_DIR to a built site)`);
}

/** The file that hosts serve at a path: itself, `page.html`, or `page/index.html`; undefined if there is none. */
export function findFile(folder: string, pathname: string): string | undefined {
  const target = path.join(folder, pathname);
  if (target !== folder && !target.startsWith(path.join(folder, path.sep))) return undefined;
  const candidates = [target, `${target.replace(/\/$/, '')}.html`, path.join(target, 'index.html')];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** Reads a file of the built site by its path. */
export function readFile(name: string, folder = siteDir): Buffer {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw missingFile(file);
  return readFileSync(file);
}

/** The HTML of a page of the built site. */
export function readPage(route: string, folder = siteDir): string {
  return readFile(route.endsWith('/') ? `${route}index.html` : `${route}.html`, folder).toString();
}

const opened = new Map<string, CheerioAPI>();

/** A page of the built site; memoized, since some pages are half a megabyte. */
export function openPage(route: string): CheerioAPI {
  const page = opened.get(route) ?? load(readPage(route));
  opened.set(route, page);
  return page;
}
