/**
 * Caches minified scripts across builds. The bundler's persistent cache covers modules but not minification, which is
 * the slowest of the remaining steps.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import type {BundlerPlugin} from '../lib/bundler';
import {resultCache, type ResultCache} from '../lib/result-cache';
import {scriptText} from '../lib/script-text';

/** Enough concurrent file operations to keep the disk busy. */
const concurrency = 16;

export default function minifyCache({siteDir, siteConfigPath}: LoadContext): Plugin {
  return {
    name: 'minify-cache',
    configureWebpack({optimization}) {
      if (!optimization?.minimize) return {};
      // The site config selects the minimizer, so it is part of the cache key.
      const cache = resultCache({siteDir, name: 'minified', code: [siteConfigPath, __filename]});
      return {plugins: [reuseMinified(cache)]};
    },
  };
}

/** A bundler plugin that flags cached scripts as minimized, so that the minimizer skips them, and caches the others. */
function reuseMinified(cache: ResultCache): BundlerPlugin {
  const name = 'minify-cache';
  return (compiler) => {
    const {Compilation, sources} = compiler.webpack;
    const minimizing = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.compilation.tap(name, (compilation) => {
      /** Cache misses: the text before minification, by file name. */
      const unknown = new Map<string, string>();

      compilation.hooks.processAssets.tapPromise({name, stage: minimizing - 1}, async (assets) => {
        const scripts = Object.keys(assets).filter((asset) => asset.endsWith('.js'));
        const take = async (file: string) => {
          const text = scriptText(compilation, file);
          const minified = await cache.get(text);
          if (minified === undefined) unknown.set(file, text);
          else
            compilation.updateAsset(file, new sources.RawSource(Buffer.from(minified).toString()), {minimized: true});
        };
        await pLimit(concurrency).map(scripts, take);
      });

      compilation.hooks.processAssets.tapPromise({name, stage: minimizing + 1}, async () => {
        // A script that cannot be minified stays as it is: from the cache, it would pass for a minified one.
        const minified = [...unknown].filter(([file]) => compilation.getAsset(file)?.info.minimized === true);
        await pLimit(concurrency).map(minified, ([file, text]) =>
          cache.set(text, Buffer.from(scriptText(compilation, file))),
        );
      });
    });
  };
}
