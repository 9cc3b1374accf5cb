import type {BundlerPlugin} from '../lib/bundler';

interface Bundle {
  readonly context: string;
  readonly entry: string;
  /** Path in the output. */
  readonly file: string;
}

/**
 * A bundler plugin that emits an additional self-contained script, in the build and in the dev server. It is not
 * another `entry` of the configuration, because Docusaurus loads every entry on every page.
 */
export function bundleApart({context, entry, file}: Bundle): BundlerPlugin {
  const name = 'bundle-apart';
  return (compiler) => {
    compiler.hooks.make.tapAsync(name, (compilation, done) => {
      const entryPlugin = new compiler.webpack.EntryPlugin(context, entry, {name: file});
      const child = compilation.createChildCompiler(`${name} ${file}`, {filename: file}, [entryPlugin]);
      child.runAsChild((error) => done(error));
    });
  };
}
