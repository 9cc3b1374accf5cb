/**
 * Names in the HTML of each page every script that the page needs to come alive, in few files: the browser
 * asks for all of them at once, not for the second half after it has run the first, and compiles them beside.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {ModulesInManifest} from './modules-in-manifest';

/** The frame of each documentation page, from the outside in. Docusaurus splits it into a dozen files. */
const frame = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/** Docusaurus names the chunk of a module like this. */
const frameChunks = new Set(frame.map((module) => simpleHash(module, 8)));

/**
 * A browser compiles a function when it is first called, while the page waits. Told so, Chrome compiles these
 * scripts while they arrive, on another thread (https://v8.dev/blog/explicit-compile-hints).
 */
const compileAhead = '//# allFunctionsCalledOnLoad';
/** What runs on each page. */
const commonScripts = /[\\/](?:runtime~main|main|frame)\.\w+\.js$/;

export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  const frameInOneFile = {
    name: 'frame',
    chunks: ({name}: {readonly name?: string}) => name !== undefined && frameChunks.has(name),
    enforce: true,
    // More than what Docusaurus takes out because many pages have it (40), less than the style sheet (50).
    priority: 45,
  };
  return {
    name: 'page-scripts',
    // The dev server has one page, without a manifest of files.
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {BannerPlugin, Compilation} = currentBundler.instance;
      return {
        optimization: {splitChunks: {cacheGroups: {frame: frameInOneFile}}},
        plugins: [
          new ModulesInManifest(path.join(generatedFilesDir, 'client-manifest.json')),
          new BannerPlugin({
            banner: compileAhead,
            raw: true,
            include: commonScripts,
            // After the minimizer, which takes comments out.
            stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
          }),
        ],
      } as object;
    },
  };
}
