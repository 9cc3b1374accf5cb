import type {BundlerPlugin} from './bundler';

/** File name in the output, and content. */
export type NamedFile = readonly [name: string, text: string];

/**
 * A bundler plugin that emits files, in the build and in the dev server. Unlike files written in `postBuild`, these
 * exist when the other post-build steps run.
 *
 * @param makeFiles called for each compilation
 */
export function emitFiles(makeFiles: () => readonly NamedFile[] | Promise<readonly NamedFile[]>): BundlerPlugin {
  const name = 'emit-files';
  return (compiler) => {
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(name, async () => {
        for (const [file, text] of await makeFiles()) compilation.emitAsset(file, new RawSource(text));
      });
    });
  };
}
