import type {Plugin} from '@docusaurus/types';
import type {BundlerPlugin} from './bundler';

/** File name in the output, and content. */
export type NamedFile = readonly [name: string, text: string];

type MakeFiles = () => readonly NamedFile[] | Promise<readonly NamedFile[]>;

/** For a plugin of the site: emits files with the browser bundle. */
export function withFiles(makeFiles: MakeFiles): Pick<Plugin, 'configureWebpack'> {
  return {configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(makeFiles)]})};
}

/**
 * A bundler plugin that emits files, in the build and in the dev server. Unlike files written in `postBuild`, these
 * exist when the other post-build steps run.
 *
 * @param makeFiles called for each compilation; what it throws becomes an error of the compilation
 */
export function emitFiles(makeFiles: MakeFiles): BundlerPlugin {
  const name = 'emit-files';
  return (compiler) => {
    const {sources, WebpackError} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        // A module of data with a mistake fails only where it is first imported, such as in a page: who imports it next
        // gets an empty module, and an error about that.
        if (compilation.errors.length > 0) return;
        try {
          for (const [file, text] of await makeFiles()) compilation.emitAsset(file, new sources.RawSource(text));
        } catch (error) {
          // If this threw, the dev server would never finish this compilation, and browsers would wait for it.
          // With the stack: an unexpected error names no file.
          compilation.errors.push(new WebpackError((error as Error).stack ?? String(error)));
        }
      });
    });
  };
}
