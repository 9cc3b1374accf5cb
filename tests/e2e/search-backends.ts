/** The back ends of the search, each behind a site that has it. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';
import {search as settings} from '../../src/config/search';
import type {SearchRecord} from '../../src/lib/search/search-record';
import {answerRequest, type Credentials} from '../search-provider/answer-request';
import {storeOf} from '../search-provider/provider';
import {siteDir} from '../support/built-site';

export interface SearchBackend {
  /** Recent and favorite searches are kept under it (M8). */
  readonly indexName: string;
  /** The requests whose answers hold what is found. */
  readonly requests: RegExp;
  /** Where requests may go besides the site itself. */
  readonly otherOrigins: RegExp;
  /** Makes the site and its provider answer in the browser. */
  serve(context: BrowserContext, origin: string): Promise<void>;
}

export type BackendName = 'embedded' | 'hosted' | 'fallback';

const root = path.resolve(__dirname, '../..');

/** Where hosted.setup.ts puts the sites that it builds. */
export const builtFolders = {
  hosted: path.join(root, 'test-results/hosted-site'),
  fallback: path.join(root, 'test-results/fallback-site'),
} as const;

export const hostedCredentials: Credentials = {appId: 'APP', searchKey: 'search-key', adminKey: 'admin-key'};
export const hostedIndex = 'docs';

const providerHosts = /^https:\/\/[^/]+\.algolia(?:net)?\.(?:net|com)(?:\/|$)/;

/** Requests for the index that is part of the site. */
export const embeddedIndex = new RegExp(`/${settings.assetFolder}/${settings.indexFile}$`);
const indexFolder = path.join(siteDir, settings.assetFolder);

export const backends: Readonly<Record<BackendName, SearchBackend>> = {
  embedded: {
    indexName: settings.embeddedIndexName,
    requests: embeddedIndex,
    otherOrigins: /^$/,
    // The web server of the tests does.
    serve: () => Promise.resolve(),
  },
  hosted: behindProvider(builtFolders.hosted),
  fallback: behindProvider(builtFolders.fallback),
};

/** A site in a folder, whose provider has the records of this site. */
function behindProvider(folder: string): SearchBackend {
  return {
    indexName: hostedIndex,
    requests: providerHosts,
    otherOrigins: providerHosts,
    async serve(context, origin) {
      await context.route(`${origin}/**`, (route) => serveFile(route, folder));
      const records = readFileSync(path.join(indexFolder, settings.recordsFile), 'utf8');
      const store = storeOf(hostedIndex, JSON.parse(records) as SearchRecord[]);
      await context.route(providerHosts, async (route) => {
        const request = route.request();
        const {pathname, searchParams} = new URL(request.url());
        const {status, body} = answerRequest(store, hostedCredentials, {
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

/** Answers from a built site, with clean addresses. The site has few pages, so its index is that of this site. */
async function serveFile(route: Route, folder: string): Promise<void> {
  const {pathname} = new URL(route.request().url());
  if (embeddedIndex.test(pathname)) return route.fulfill({path: path.join(indexFolder, settings.indexFile)});
  const file = path.join(folder, decodeURIComponent(pathname));
  const found = [file, `${file}.html`, path.join(file, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  await route.fulfill(found ? {path: found} : {status: 404, path: path.join(folder, '404.html')});
}
