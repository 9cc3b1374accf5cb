/**
 * Moves the names of all chunks out of the first load. By default they are in the bundler's runtime, which every page
 * loads, and which then changes with every edit of a page. Here they are in a file of their own, with the digests of the
 * chunks: the browser fetches it before the first chunk that is not in the page's HTML, and runs only what has the
 * right digest (SRI).
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {playground} from '../../config/playground';
import {changeFile, htmlFiles} from '../lib/built-files';
import {moduleAt} from '../lib/module-at';
import {mustMatch} from '../lib/must-match';
import {replacedImports, replacementRules, type Replacement} from '../lib/replacements';
import {loadChunks} from './client/load-chunks';
import {listChunks, type EmittedList} from './list-chunks';
import {replaceRuntime} from './replace-runtime';
import {scriptUrls} from './script-urls';
import {tellRuntime} from './tell-runtime';

const name = 'lazy-chunks';

/** The modules of the runtime that contain the names of chunks, or load chunks. */
const runtimeSources = {
  'get javascript chunk filename': '',
  'get mini-css chunk filename': '',
  load_script: '',
  'css loading': `(${loadChunks.toString()})(__webpack_require__);`,
  // Docusaurus's map from names to URLs, for prefetching: it would skip a URL with `undefined` in it. Our prefetching
  // (client/prefetch.ts) is given the name, and looks it up in the list.
  ChunkAssetRuntimeModule: '__webpack_require__.gca = (name) => name;',
  // The bundler's version, which nothing reads.
  rspack_version: '',
  rspack_unique_id: '',
};

/** In Docusaurus's client module that prefetches pages. */
const prefetch: Replacement = {
  importers: moduleAt('@docusaurus/core/lib/client/docusaurus'),
  files: {'./prefetch': path.join(__dirname, 'client/prefetch.ts')},
};

export default function lazyChunks({baseUrl}: LoadContext): Plugin {
  let isListing = false;
  let emitted: EmittedList | undefined;
  return {
    name,

    // A development build, such as the dev server's, keeps the bundler's own loader, which updates chunks in place.
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') return {};
      isListing = true;
      return {
        // By ID: so load-chunks.ts finds the scripts of a page. Scripts that no HTML loads, such as the search modal's,
        // may have other names.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        module: {rules: replacementRules([prefetch])},
        plugins: [
          mustMatch(name, replacedImports([prefetch])),
          replaceRuntime(name, runtimeSources),
          scriptUrls(),
          listChunks((list) => (emitted = list)),
        ],
      };
    },

    async postBuild(site) {
      if (!isListing) return;
      const list = emitted;
      if (!list) throw new Error(`src/plugins/${name}: the bundler has not emitted the list of chunks.`);
      for (const file of htmlFiles(site).filter((other) => other !== playground.frameFile)) {
        await changeFile(path.join(site.outDir, file), (html) => tellRuntime(html, baseUrl, list));
      }
    },
  };
}
