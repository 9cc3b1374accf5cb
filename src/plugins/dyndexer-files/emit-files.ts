import type {BundlerPlugin} from '../bundler';

/**
 * A bundler plugin that puts files into the output, in the build and in the development server.
 * Other steps after the build find them there: they would not, if `postBuild` wrote them.
 *
 * @param makeFiles makes the files by name, anew for each compilation
 */
export function emitFiles(makeFiles: () => ReadonlyMap<string, string>): BundlerPlugin {
  const name = 'emit-files';
  return (compiler) => {
    const {RawSource} = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        for (const [file, text] of makeFiles()) compilation.emitAsset(file, new RawSource(text));
      });
    });
  };
}
