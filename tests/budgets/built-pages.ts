import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {compress} from '../support/compress';

/** What a browser loads initially for a page, according to its HTML. */
export interface PageWeight {
  /** `/platform/staking`. */
  readonly route: string;
  /** Bytes after Brotli. */
  readonly scripts: number;
  /** Including inline styles. */
  readonly styles: number;
  /** Without its inline styles. */
  readonly html: number;
  /** The page itself, scripts, style sheets, and images that are not lazy-loaded. */
  readonly requests: number;
}

export type Measure = Exclude<keyof PageWeight, 'route'>;

const scripts = 'script[src], link[rel="modulepreload"][href], link[rel="preload"][as="script"][href]';
const styles = 'link[rel="stylesheet"][href]';
const styleElements = /<style[^>]*>(.*?)<\/style>/gs;
const images = 'img[src]:not([loading="lazy"])';

/** The weight of every HTML page of a built site, sorted by route. */
export function weighPages(siteDir: string): PageWeight[] {
  if (!existsSync(path.join(siteDir, 'index.html'))) {
    throw new Error(`${siteDir} has no built site. Run: npm run build`);
  }
  return readdirSync(siteDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => weighPage(siteDir, name))
    .sort((a, b) => a.route.localeCompare(b.route, 'en'));
}

function weighPage(siteDir: string, name: string): PageWeight {
  const page = readFileSync(path.join(siteDir, name), 'utf8');
  const $ = load(page);
  const named = (selector: string) => namedFiles($, selector, name);
  const scriptFiles = named(scripts);
  const styleFiles = named(styles);
  const inPage = [...page.matchAll(styleElements)].map(([, sheet]) => sheet).join('');
  const size = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(siteDir, name, file), 0);
  return {
    route: `/${name.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`,
    scripts: size(scriptFiles),
    styles: size(styleFiles) + (inPage ? compress(Buffer.from(inPage)).length : 0),
    html: compress(Buffer.from(page.replaceAll(styleElements, ''))).length,
    requests: 1 + scriptFiles.length + styleFiles.length + named(images).length,
  };
}

/** Unique paths in the `src` or `href` of elements; `data:` URLs are skipped, since they cause no request. */
function namedFiles($: CheerioAPI, selector: string, page: string): string[] {
  const addresses = $(selector)
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
    .filter((address) => !address.startsWith('data:'));
  return [...new Set(addresses.map((address) => new URL(address, `http://localhost/${page}`).pathname))];
}

function sizeOf(siteDir: string, page: string, address: string): number {
  const file = path.join(siteDir, address);
  if (!existsSync(file)) throw new Error(`${page} loads ${address}, which the built site does not have.`);
  return compress(readFileSync(file)).length;
}
