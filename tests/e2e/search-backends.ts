/** The two back ends of the search, each behind a site that has it. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Route} from '@playwright/test';
import {search as settings} from '../../src/config/search';
import type {SearchRecord} from '../../src/lib/search-record';
import {answerRequest, type Credentials} from '../search-provider/answer-request';
import {storeOf} from '../search-provider/provider';

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

export type BackendName = 'embedded' | 'hosted';

const root = path.resolve(__dirname, '../..');

/** Where hosted.setup.ts puts the site that it builds. */
export const hostedFolder = path.join(root, 'test-results/hosted-site');

export const hostedCredentials: Credentials = {appId: 'APP', searchKey: 'search-key', adminKey: 'admin-key'};
export const hostedIndex = 'docs';

const providerHosts = /^https:\/\/[^/]+\.algolia(?:net)?\.(?:net|com)(?:\/|$)/;

export const backends: Readonly<Record<BackendName, SearchBackend>> = {
  embedded: {
    indexName: settings.embeddedIndexName,
    requests: new RegExp(`/${settings.assetFolder}/${settings.indexFile}$`),
    otherOrigins: /^$/,
    // The web server of the tests does.
    serve: () => Promise.resolve(),
  },
  hosted: {
    indexName: hostedIndex,
    requests: providerHosts,
    otherOrigins: providerHosts,
    async serve(context, origin) {
      await context.route(`${origin}/**`, serveFile);
      const records = readFileSync(path.join(root, 'build', settings.assetFolder, settings.recordsFile), 'utf8');
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
  },
};

/** Answers from the built site, with clean addresses. */
async function serveFile(route: Route): Promise<void> {
  const file = path.join(hostedFolder, decodeURIComponent(new URL(route.request().url()).pathname));
  const found = [file, `${file}.html`, path.join(file, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  await route.fulfill(found ? {path: found} : {status: 404, path: path.join(hostedFolder, '404.html')});
}
