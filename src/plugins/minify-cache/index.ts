/**
 * Minifies a script once: one that an earlier build has minified is taken from there. The bundler keeps what it has
 * made of modules, but not this, which takes longest of what follows.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import {resultCache, type ResultCache} from '../lib/result-cache';
import type {BundlerPlugin} from '../lib/bundler';

/** So many files at once keep the disk busy. */
const concurrency = 16;

export default function minifyCache({siteDir, siteConfigPath}: LoadContext): Plugin {
  return {
    name: 'minify-cache',
    configureWebpack({optimization}) {
      if (!optimization?.minimize) return {};
      // The configuration of the site chooses the minimizer.
      const cache = resultCache({siteDir, name: 'minified', code: [siteConfigPath, __filename]});
      return {plugins: [reuseMinified(cache)]};
    },
  };
}

/** A bundler plugin that marks as minified what is known, so that the minimizer leaves it out, and keeps the rest. */
function reuseMinified(cache: ResultCache): BundlerPlugin {
  const name = 'minify-cache';
  return (compiler) => {
    const {Compilation, sources} = compiler.webpack;
    const minimizing = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const textOf = (file: string) => compilation.getAsset(file)?.source.source().toString() ?? '';
      /** As they were before, by the names of their files. */
      const unknown = new Map<string, string>();

      compilation.hooks.processAssets.tapPromise({name, stage: minimizing - 1}, async (assets) => {
        const scripts = Object.keys(assets).filter((asset) => asset.endsWith('.js'));
        const take = async (file: string) => {
          const text = textOf(file);
          const minified = await cache.get(text);
          if (minified === undefined) unknown.set(file, text);
          else
            compilation.updateAsset(file, new sources.RawSource(Buffer.from(minified).toString()), {minimized: true});
        };
        await pMap(scripts, take, {concurrency});
      });

      compilation.hooks.processAssets.tapPromise({name, stage: minimizing + 1}, async () => {
        await pMap(unknown, ([file, text]) => cache.set(text, Buffer.from(textOf(file))), {concurrency});
      });
    });
  };
}
