/**
 * Names in the HTML of each page every script that the page needs to come alive, in few files: the browser
 * asks for all of them at once, not for the second half after it has run the first, and compiles them beside.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ModulesInManifest} from './modules-in-manifest';

/**
 * A browser compiles a function when it is first called, while the page waits. Told so, Chrome compiles these
 * scripts while they arrive, on another thread (https://v8.dev/blog/explicit-compile-hints).
 */
const compileAhead = '//# allFunctionsCalledOnLoad';
/** What runs on each page. */
const commonScripts = /[\\/](?:runtime~main|main)\.\w+\.js$/;

export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  const slimRegistry = {
    test: (file: string) => file === path.join(generatedFilesDir, 'registry.js'),
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
      };
    },
  };
}
