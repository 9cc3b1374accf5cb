/** The search back ends, each with a site that is built for it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';
import {search as settings} from '../../../src/config/search';
import {searchFiles} from '../../../src/config/search-files';
import type {SearchRecord} from '../../../src/lib/search/search-record';
import {answerRequest} from '../../search-provider/answer-request';
import {credentials, storeOf} from '../../search-provider/provider';
import {findFile, siteDir} from '../../support/built-site';

export interface SearchBackend {
  /** Recent and favorite searches are stored under this name (M8). */
  readonly indexName: string;
  /** Matches the requests that return search results. */
  readonly requests: RegExp;
  /** Matches the other origins to which requests may go. */
  readonly otherOrigins: RegExp;
  /** Routes requests for the site and its provider in the browser context. */
  serve(context: BrowserContext, origin: string): Promise<void>;
}

export type BackendName = 'embedded' | 'hosted' | 'fallback';

const root = path.resolve(__dirname, '../../..');

/** Where hosted.setup.ts puts the sites that it builds. */
export const builtFolders = {
  hosted: path.join(root, 'test-results/hosted-site'),
  fallback: path.join(root, 'test-results/fallback-site'),
} as const;

export const hostedIndex = 'docs';

const providerHosts = /^https:\/\/[^/]+\.algolia(?:net)?\.(?:net|com)(?:\/|$)/;

/** Matches requests for the site's own index. */
export const embeddedIndex = new RegExp(`/${searchFiles.folder}/${searchFiles.index}$`);
const indexFolder = path.join(siteDir, searchFiles.folder);

export const backends: Readonly<Record<BackendName, SearchBackend>> = {
  embedded: {
    indexName: settings.embeddedIndexName,
    requests: embeddedIndex,
    otherOrigins: /^$/,
    // The web server of the tests serves it.
    serve: () => Promise.resolve(),
  },
  hosted: behindProvider(builtFolders.hosted),
  fallback: behindProvider(builtFolders.fallback),
};

/** The site built into a folder, and a mock provider with the records of this site. */
function behindProvider(folder: string): SearchBackend {
  return {
    indexName: hostedIndex,
    requests: providerHosts,
    otherOrigins: providerHosts,
    async serve(context, origin) {
      await context.route(`${origin}/**`, (route) => serveFile(route, folder));
      const records = readFileSync(path.join(indexFolder, searchFiles.records), 'utf8');
      const store = storeOf(hostedIndex, JSON.parse(records) as SearchRecord[]);
      await context.route(providerHosts, async (route) => {
        const request = route.request();
        const {pathname, searchParams} = new URL(request.url());
        const {status, body} = answerRequest(store, credentials, {
          method: request.method(),
          path: decodeURIComponent(pathname),
          query: searchParams,
          headers: request.headers(),
          body: request.postDataJSON(),
        });
        await route.fulfill({status, json: body, headers: {'access-control-allow-origin': '*'}});
      });
    },
  };
}

/** Serves a built site with clean URLs. It has only a few pages, so the index is taken from this site. */
async function serveFile(route: Route, folder: string): Promise<void> {
  const {pathname} = new URL(route.request().url());
  if (embeddedIndex.test(pathname)) return route.fulfill({path: path.join(indexFolder, searchFiles.index)});
  const found = findFile(folder, decodeURIComponent(pathname));
  await route.fulfill(found ? {path: found} : {status: 404, path: path.join(folder, '404.html')});
}
