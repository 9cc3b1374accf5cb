/**
 * The build-time side of search: adds the results page, aliases `@search-backend` to the configured back end,
 * and after the build creates the index from the final HTML.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {search as settings} from '../../config/search';
import {searchFiles} from '../../config/search-files';
import {searchPage} from '../../config/search-page';
import type {SearchProvider} from '../../config/search-provider';
import {pageRoute} from '../../lib/addresses/page-route';
import {packedEncoding, packRecords} from '../../lib/search/packed-records';
import {cacheDependsOn} from '../lib/cache-depends-on';
import {editRules} from '../lib/edits';
import {loadedVersions} from '../lib/loaded-versions';
import {mustMatch} from '../lib/must-match';
import {readPages} from '../lib/read-pages';
import {assertIndexed} from './assert-indexed';
import {modalCacheGroup} from './modal-cache-group';
import {modal, modalEdits} from './modal-edits';
import {recordsOfSite} from './records-of-site';
import {vendorsCacheGroup} from './vendors-cache-group';

export interface SearchIndexOptions {
  readonly provider: SearchProvider;
}

export default function searchIndex({provider}: SearchIndexOptions) {
  return ({siteDir, baseUrl, outDir}: LoadContext): Plugin => {
    const searchRoute = normalizeUrl([baseUrl, searchPage.path]);
    const notFoundRoutes = ['404', '404.html'].map((file) => normalizeUrl([baseUrl, file]));
    /** Routes without records, each with what it is. */
    const excluded = new Map([
      [searchRoute, 'the search page'],
      ...notFoundRoutes.map((route) => [route, 'the not-found page'] as const),
    ]);
    return {
      name: 'search-index',

      contentLoaded({actions}) {
        actions.addRoute({path: searchRoute, component: '@theme/SearchPage', exact: true});
      },

      allContentLoaded({allContent}) {
        for (const route of draftRoutes(allContent, baseUrl)) excluded.set(route, 'a draft');
      },

      configureWebpack(config, isServer) {
        const isProduction = config.mode === 'production';
        const cacheGroups = {defaultVendors: vendorsCacheGroup, ...(isProduction && {modal: modalCacheGroup})};
        return {
          ...cacheDependsOn(config, {value: backendFolder(provider)}),
          resolve: {alias: {'@search-backend': path.join(siteDir, 'src/search', backendFolder(provider))}},
          plugins: isProduction ? [mustMatch('search-index', [{modules: modal}])] : [],
          ...(!isServer && {optimization: {splitChunks: {cacheGroups}}}),
          module: {
            rules: editRules(modalEdits(settings.suggestedQueries), 'src/plugins/search-index/modal-edits.ts'),
          },
          // The dev server has no rendered HTML to index: it serves the index of the last build, even of one made
          // while it runs. Without an index, the search says so.
          devServer: {
            static: [
              {
                directory: path.join(outDir, searchFiles.folder),
                publicPath: normalizeUrl([baseUrl, searchFiles.folder]),
                watch: false,
              },
            ],
          },
        };
      },

      async postBuild(props) {
        const pages = await readPages(props);
        const records = recordsOfSite(pages.map(({search}) => search));
        assertIndexed(
          pages.map(({route, sourceFile, search: {headings}}, index) => {
            return {route, sourceFile, headings, records: records[index] ?? []};
          }),
          excluded,
        );
        await writeIndex(path.join(props.outDir, searchFiles.folder), {
          [searchFiles.records]: JSON.stringify(records.flat()),
          ...(backendFolder(provider) !== 'hosted' && {
            [searchFiles.index]: Buffer.from(packRecords(records.flat()), packedEncoding),
          }),
        });
      },
    };
  };
}

/** Folder of the back end under src/search. */
function backendFolder(provider: SearchProvider): 'embedded' | 'hosted' | 'fallback' {
  return provider.kind === 'hosted' && provider.fallback ? 'fallback' : provider.kind;
}

/** The routes that drafts would have, according to the docs plugins. */
function draftRoutes(allContent: AllContent, baseUrl: string): string[] {
  return loadedVersions(allContent)
    .flatMap(({drafts}) => drafts)
    .map(({permalink}) => pageRoute(permalink, baseUrl));
}

async function writeIndex(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  await mkdir(folder, {recursive: true});
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content);
  }
}
