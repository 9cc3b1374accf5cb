import type {BundlerPlugin} from '../lib/bundler';

interface Bundle {
  readonly context: string;
  readonly entry: string;
  /** Path of the document in the output. */
  readonly file: string;
  readonly documentOf: (script: string) => string;
}

/**
 * A bundler plugin that emits an additional document with its script inside, in the build and in the dev server. The
 * script is not another `entry` of the configuration, because Docusaurus loads every entry on every page.
 */
export function bundleIntoDocument({context, entry, file, documentOf}: Bundle): BundlerPlugin {
  const name = 'bundle-into-document';
  const script = `${file}.js`;
  return (compiler) => {
    const {Compilation, EntryPlugin, sources} = compiler.webpack;
    compiler.hooks.make.tapAsync(name, (compilation, done) => {
      const entryPlugin = new EntryPlugin(context, entry, {name: script});
      const child = compilation.createChildCompiler(`${name} ${file}`, {filename: script}, [entryPlugin]);
      child.runAsChild((error) => done(error));
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Once it has been minified.
      compilation.hooks.processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE}, () => {
        // A failed compilation has no script, and reports why.
        const source = compilation.getAsset(script)?.source.source();
        if (source === undefined) return;
        compilation.emitAsset(file, new sources.RawSource(documentOf(asInlineScript(source.toString()))));
        compilation.deleteAsset(script);
      });
    });
  };
}

/** The same program, for the text of a `<script>`: without what would end it, which strings may contain. */
function asInlineScript(source: string): string {
  return source.replace(/<(?=\/script|!--)/gi, '\\x3C');
}
