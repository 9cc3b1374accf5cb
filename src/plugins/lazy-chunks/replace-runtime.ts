import type {BundlerPlugin} from '../lib/bundler';

/** A module of the bundler's runtime. Rspack writes it with the source that plugins leave here. */
interface RuntimeModule {
  readonly name: string;
  readonly source?: {source: Buffer};
}

/**
 * A bundler plugin that replaces modules of the bundler's runtime
 * (https://rspack.rs/api/plugin-api/compilation-hooks#runtimemodule).
 *
 * Fails the build if the runtime has no module of such a name.
 *
 * @param owner the plugin that owns the replacements, for messages
 * @param sources the new source by the module's name
 */
export function replaceRuntime(owner: string, sources: Readonly<Record<string, string>>): BundlerPlugin {
  return (compiler) => {
    compiler.hooks.thisCompilation.tap(owner, (compilation) => {
      const missing = new Set(Object.keys(sources));

      compilation.hooks.runtimeModule.tap(owner, (runtimeModule) => {
        const {name, source} = runtimeModule as unknown as RuntimeModule;
        const replacement = sources[name];
        if (replacement === undefined || !source) return;
        source.source = Buffer.from(replacement);
        missing.delete(name);
      });

      compilation.hooks.processAssets.tap(owner, () => {
        for (const name of missing) {
          const error = new compiler.webpack.WebpackError(
            `src/plugins/${owner}: The bundler's runtime has no module "${name}". ` +
              `The bundler has changed: fix or remove the replacement.`,
          );
          compilation.errors.push(error);
        }
      });
    });
  };
}
