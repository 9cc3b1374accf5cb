/**
 * Names in the HTML of each page every script that the page needs to come alive, in few files: the browser
 * asks for all of them at once, not for the second half after it has run the first, and compiles them beside.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mustMatch} from '../lib/must-match';
import {pathsIn} from '../lib/paths-in';
import {ModulesInManifest} from './modules-in-manifest';

/**
 * A browser compiles a function when it is first called, while the page waits. Told so, Chrome compiles these
 * scripts while they arrive, on another thread (https://v8.dev/blog/explicit-compile-hints).
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** What runs on each page, and what readers wait for when they open the search. */
const awaited = /[\\/](?:runtime~main|main|search-modal)\.\w+\.js$/;

/** The search modal with the packages it is made of, which the bundler would split into three. */
const modalInOneFile = {
  name: 'search-modal',
  filename: 'assets/js/search-modal.[contenthash:8].js',
  // As src/components/Search/SearchBar.tsx names it. With that name for the file, too, the bundler would split it.
  chunks: ({name}: {readonly name?: string | null}) => name === 'modal',
  enforce: true,
  priority: 45,
};

/** Tabs, for the two thirds of the pages that have some. The bundler would put admonitions in, which other pages have. */
const tabs = {
  name: 'tabs',
  test: /[\\/]@docusaurus[\\/]theme-(?:classic[\\/]lib[\\/]theme[\\/]Tab(?:s|Item)|common[\\/]lib[\\/]utils[\\/]tabsUtils)\b/,
  enforce: true,
  priority: 45,
};

export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  const registry = pathsIn(generatedFilesDir, /registry\.js$/);
  const slimRegistry = {
    test: registry,
    use: [path.join(__dirname, 'slim-registry.cjs')],
  };
  return {
    name: 'page-scripts',
    // The dev server has one page, without a manifest of files.
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {BannerPlugin, Compilation} = currentBundler.instance;
      return {
        module: {rules: [slimRegistry]},
        optimization: {splitChunks: {cacheGroups: {modalInOneFile, tabs}}},
        // Named by their number, not by the name of the page beside it: the browser needs no list of both.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        plugins: [
          mustMatch('page-scripts', [{modules: registry}]),
          new ModulesInManifest(path.join(generatedFilesDir, 'client-manifest.json')),
          new BannerPlugin({
            banner: compileAhead,
            raw: true,
            include: awaited,
            // After the minimizer, which takes comments out.
            stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
          }),
        ],
      };
    },
  };
}
