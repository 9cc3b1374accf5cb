/**
 * Search, at build time: adds the results page, puts the chosen back end behind `@search-backend`, and
 * after the build makes the index from the HTML that readers get.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {search as settings} from '../../config/search';
import type {SearchProvider} from '../../config/search-provider';
import type {SearchRecord} from '../../lib/search-record';
import {assertIndexed, type PublishedPage} from './assert-indexed';
import {extractRecords} from './extract-records';
import {findHtmlFile} from './html-file';

export interface SearchIndexOptions {
  readonly provider: SearchProvider;
}

export default function searchIndex({provider}: SearchIndexOptions) {
  return ({siteDir, baseUrl, outDir}: LoadContext): Plugin => ({
    name: 'search-index',

    contentLoaded({actions}) {
      actions.addRoute({path: joinUrl(baseUrl, settings.pagePath), component: '@theme/SearchPage', exact: true});
    },

    configureWebpack() {
      const lastIndex = path.join(outDir, settings.assetFolder);
      return {
        resolve: {alias: {'@search-backend': path.join(siteDir, 'src/search', provider.kind, 'backend.ts')}},
        module: {
          rules: [
            {
              test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/,
              use: [{loader: path.join(__dirname, 'strip-bundled-client.cjs')}],
            },
          ],
        },
        // The dev server has no rendered HTML to index: it answers from the last build.
        ...(existsSync(lastIndex) && {
          devServer: {static: [{directory: lastIndex, publicPath: joinUrl(baseUrl, settings.assetFolder)}]},
        }),
      };
    },

    async postBuild({routes, outDir: builtDir}) {
      const pages = publishedPages(routes, baseUrl);
      const indexed = await Promise.all(
        pages.map(async (page) => {
          const html = await readFile(findHtmlFile(builtDir, page.route, baseUrl), 'utf8');
          return {...page, records: extractRecords(html, page.route)};
        }),
      );
      assertIndexed(indexed);
      await writeIndex(builtDir, indexed.flatMap(({records}) => records));
    },
  });
}

/** Every route a reader can open, but the search page and the not-found page. */
function publishedPages(routes: readonly RouteConfig[], baseUrl: string): PublishedPage[] {
  return routes.flatMap((route): PublishedPage[] => {
    if (route.routes) return publishedPages(route.routes, baseUrl);
    if (route.path === joinUrl(baseUrl, settings.pagePath) || route.path === '*') return [];
    return [{route: route.path, sourceFile: route.metadata?.sourceFilePath}];
  });
}

async function writeIndex(builtDir: string, records: readonly SearchRecord[]): Promise<void> {
  const folder = path.join(builtDir, settings.assetFolder);
  const json = JSON.stringify(records);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  const file = `records.${hash}.json`;
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, file), json);
  await writeFile(path.join(folder, settings.manifestFile), JSON.stringify({records: file, count: records.length}));
}

function joinUrl(baseUrl: string, urlPath: string): string {
  return `${baseUrl.replace(/\/$/, '')}/${urlPath.replace(/^\//, '')}`;
}
