/**
 * What the steps after the build read in the pages, each page parsed once for all of them. Pages that are as they
 * were in an earlier build are not parsed at all.
 */
import {createHash} from 'node:crypto';
import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';
import pMap from 'p-map';
import {publishedPages, type PublishedPage} from '../published-pages';
import {resultCache} from '../result-cache';
import {atOnce, inThreads} from '../threads';
import type pageParser from './parse-page';
import type {Reading} from './parse-page';
import {withoutAssets} from './without-assets';
import {withoutColors} from './without-colors';

export type ReadPage = PublishedPage & Reading;

type BuiltSite = Pick<Props, 'siteDir' | 'siteConfig' | 'baseUrl' | 'outDir'> & {readonly routes: RouteConfig[]};

/** By the routes of a build, which are the same for all of its steps. */
const readings = new WeakMap<object, Promise<readonly ReadPage[]>>();

/** The documentation pages of the built site, as they were when the first step asked for them. */
export function readPages(site: BuiltSite): Promise<readonly ReadPage[]> {
  const reading = readings.get(site.routes) ?? readAll(site);
  readings.set(site.routes, reading);
  return reading;
}

async function readAll(built: BuiltSite): Promise<readonly ReadPage[]> {
  const {siteDir, siteConfig, baseUrl, outDir} = built;
  const cache = resultCache({siteDir, name: 'pages', code});
  const pages = publishedPages(built.routes, outDir, baseUrl);
  const routes = pages.map(({route}) => route);
  // What stands for all routes in what is kept of each page: with the list itself, work would grow with its square.
  const site = createHash('sha256').update(JSON.stringify(routes)).digest('hex');
  const siteUrl = siteConfig.url;
  const parse = inThreads<typeof pageParser>(parser, {url: siteUrl, routes});
  const read = async (page: PublishedPage): Promise<ReadPage> => {
    const {route} = page;
    const html = withoutColors(withoutAssets(await readFile(page.htmlFile, 'utf8')));
    const reading = await cache.data({html, route, site, siteUrl}, () => parse({html, route}));
    return {...page, ...reading};
  };
  // The largest first: begun last, it would keep one thread busy when the others have nothing left to do.
  const largestFirst = pages
    .map((page, index) => ({page, index, size: statSync(page.htmlFile).size}))
    .sort((a, b) => b.size - a.size);
  const done: ReadPage[] = [];
  const readInPlace = async ({page, index}: (typeof largestFirst)[number]) => {
    done[index] = await read(page);
  };
  // Some at once: together, the pages of a large site are more than memory should hold.
  await pMap(largestFirst, readInPlace, {concurrency: atOnce});
  return done;
}

const parser = path.join(__dirname, 'parse-page');

/** What reads pages, and the settings that it reads by. */
const code = ['config', 'lib', 'plugins'].map((folder) => path.join(__dirname, '../../..', folder));
