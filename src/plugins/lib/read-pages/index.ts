/**
 * The data that the post-build steps read from pages, each parsed once for all steps. Pages that have not changed since
 * an earlier build are not parsed at all.
 */
import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';
import pLimit from 'p-limit';
import {sha256} from '../integrity';
import {messageOf} from '../message-of';
import {publishedPages, type PublishedPage} from '../published-pages';
import {resultCache} from '../result-cache';
import type pageParser from './parse-page';
import type {Reading} from './parse-page';
import {atOnce, inThreads} from './threads';
import {withoutAssets} from './without-assets';
import {withoutColors} from './without-colors';

export type ReadPage = PublishedPage & Reading;

/** What the post-build steps are given, as far as it is read here. */
type Build = Pick<Props, 'siteDir' | 'siteConfig' | 'baseUrl' | 'outDir'> & {readonly routes: RouteConfig[]};

/** Memoized by the routes array of a build, which all of its steps share. */
const readings = new WeakMap<object, readonly Promise<ReadPage>[]>();

/** The documentation pages of the built site, as of the first call. */
export async function readPages(build: Build): Promise<readonly ReadPage[]> {
  return Promise.all(readEachPage(build));
}

/** Same, for a step that does not wait for all of them. */
export function readEachPage(build: Build): readonly Promise<ReadPage>[] {
  const reading = readings.get(build.routes) ?? startReading(build);
  readings.set(build.routes, reading);
  return reading;
}

function startReading(build: Build): Promise<ReadPage>[] {
  const {siteDir, siteConfig, baseUrl, outDir} = build;
  const cache = resultCache({siteDir, name: 'pages'});
  const pages = publishedPages(build.routes, outDir, baseUrl);
  const routes = pages.map(({route}) => route);
  // A digest of all routes, for the cache key of each page: with the list itself, the work would grow quadratically.
  const site = sha256(JSON.stringify(routes));
  const siteUrl = siteConfig.url;
  const parse = inThreads<typeof pageParser>(parser, {url: siteUrl, routes}, routes.length);
  const read = async (page: PublishedPage): Promise<ReadPage> => {
    const {route} = page;
    const html = withoutColors(withoutAssets(await readFile(page.htmlFile, 'utf8')));
    const reading = await cache.data({html, route, site, siteUrl}, () =>
      parse({html, route}).catch((error: unknown) => {
        throw new Error(`${route}: ${messageOf(error)}`, {cause: error});
      }),
    );
    return {...page, ...reading};
  };
  // Limited concurrency: all pages of a large site would take too much memory.
  const limit = pLimit(atOnce);
  // Largest pages first: started last, one would keep a single thread busy while the others idle.
  const largestFirst = pages
    .map((page, index) => ({page, index, size: statSync(page.htmlFile).size}))
    .sort((a, b) => b.size - a.size);
  const started: Promise<ReadPage>[] = [];
  for (const {page, index} of largestFirst) started[index] = limit(read, page);
  return started;
}

const parser = path.join(__dirname, 'parse-page');
