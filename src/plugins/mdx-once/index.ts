/**
 * Compiles each page once per build instead of once per bundle. Docusaurus's `mdxCrossCompilerCache` does the same, but
 * its server bundle waits for a result of the browser's without end if the bundler has a cache of that bundle only,
 * such as after an interrupted build.
 */
import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';
import type {BundlerPlugin} from '../lib/bundler';

const name = 'mdx-once';
const load = createRequire(__filename);
const loader = './compile-once.cjs';

interface Loader {
  readonly beginBuild: () => void;
  readonly endBrowser: () => void;
}

export default function mdxOnce(): Plugin {
  // The dev server has one bundle.
  if (process.env.NODE_ENV !== 'production') return {name};
  (load(loader) as Loader).beginBuild();
  const resolveLoader = {alias: {[load.resolve('@docusaurus/mdx-loader')]: load.resolve(loader)}};
  return {
    name,
    configureWebpack: (_config, isServer) => ({resolveLoader, plugins: isServer ? [] : [announceEnd]}),
  };
}

/** Tells the loader when the browser's bundle compiles no more pages, because it has all or because it failed. */
const announceEnd: BundlerPlugin = (compiler) => {
  const {endBrowser} = load(loader) as Loader;
  compiler.hooks.thisCompilation.tap(name, (compilation) => compilation.hooks.finishModules.tap(name, endBrowser));
  compiler.hooks.failed.tap(name, endBrowser);
};
