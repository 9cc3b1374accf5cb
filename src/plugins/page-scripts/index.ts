/**
 * Lists every script that a page needs to hydrate in its HTML, in few files: the browser requests all of them in one
 * round trip, not the second half after running the first, and compiles them in parallel.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mustMatch} from '../lib/must-match';
import {pathsIn} from '../lib/paths-in';
import {modulesInManifest} from './modules-in-manifest';

/**
 * Browsers compile functions lazily, on the first call, while the page waits. With this comment, Chrome compiles
 * a script eagerly, on another thread while it downloads (https://v8.dev/blog/explicit-compile-hints).
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/**
 * When a document is complete, Chrome computes the styles of everything not yet shown, in the task of the last
 * deferred script. This no-op script takes that place, which splits one long task into two. The minifier must not
 * recognize it as a no-op, since an empty script does not run.
 */
const lastScript = {tagName: 'script', attributes: {type: 'module'}, innerHTML: 'document.body'};

/** The scripts that run on every page, and the one that readers wait for when they open the search. */
const awaited = /[\\/](?:runtime~main|main|search-modal)\.\w+\.js$/;

/** Two thirds of the pages have tabs. By default, their chunk would include admonitions, which are on other pages. */
const tabs = {
  name: 'tabs',
  test: /[\\/](?:theme[\\/]Tab(?:s|Item)|theme-common[\\/]lib[\\/]utils[\\/]tabsUtils)\b/,
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
    injectHtmlTags: () => ({postBodyTags: [lastScript]}),
    // The dev server serves a single HTML page and has no client manifest.
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode !== 'production') return {};
      const {BannerPlugin, Compilation} = currentBundler.instance;
      return {
        module: {rules: [slimRegistry]},
        optimization: {splitChunks: {cacheGroups: {tabs}}},
        plugins: [
          mustMatch('page-scripts', [{modules: registry}]),
          modulesInManifest(path.join(generatedFilesDir, 'client-manifest.json')),
          new BannerPlugin({
            banner: compileAhead,
            raw: true,
            include: awaited,
            // After the minimizer, which strips comments.
            stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
          }),
        ],
      };
    },
  };
}
