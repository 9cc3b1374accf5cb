import type {BundlerPlugin} from './bundler';

/** Its name in the output, and what is in it. */
export type NamedFile = readonly [name: string, text: string];

/**
 * A bundler plugin that puts files into the output, in the build and in the development server.
 * Other steps after the build find them there: they would not, if `postBuild` wrote them.
 *
 * @param makeFiles makes the files, anew for each compilation
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
