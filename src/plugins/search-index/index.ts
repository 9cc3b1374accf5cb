/**
 * Search, at build time: adds the results page, puts the chosen back end behind `@search-backend`, and
 * after the build makes the index from the HTML that readers get.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {search as settings} from '../../config/search';
import type {SearchProvider} from '../../config/search-provider';
import type {SearchRecord} from '../../lib/search-record';
import {publishedPages} from '../published-pages';
import {assertIndexed} from './assert-indexed';
import {extractRecords} from './extract-records';

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
              use: [{loader: path.join(__dirname, 'adapt-modal.cjs')}],
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
      const indexed = await Promise.all(
        publishedPages(routes, builtDir, baseUrl).map(async (page) => ({
          ...page,
          records: extractRecords(await readFile(page.htmlFile, 'utf8'), page.route),
        })),
      );
      assertIndexed(indexed);
      await writeIndex(
        builtDir,
        indexed.flatMap(({records}) => records),
      );
    },
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
