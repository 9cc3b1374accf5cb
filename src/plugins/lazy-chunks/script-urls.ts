import type {BundlerPlugin} from '../lib/bundler';

/**
 * A bundler plugin that replaces the runtime's function from a chunk's ID to the URL of its script. The new one knows
 * whole URLs for workers only, which the browser loads without `loadChunks`; of other scripts, it knows the start.
 */
export function scriptUrls(): BundlerPlugin {
  const name = 'script-urls';
  return (compiler) => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- webpack's types recommend `runtime.RuntimeModule`, which Rspack does not have
    const {RuntimeModule} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      class ScriptUrls extends RuntimeModule {
        constructor() {
          super(name, RuntimeModule.STAGE_ATTACH);
          // Generated after the other chunks have got their hashes.
          this.dependentHash = true;
        }

        override generate(): string {
          const {chunkFilename} = compilation.outputOptions;
          const workers = [...compilation.chunks].filter((chunk) => chunk.hasRuntime() && !chunk.canBeInitial());
          const files = workers.map((chunk) => [
            chunk.id,
            compilation.getPath(chunkFilename as string, {chunk, contentHashType: 'javascript'}),
          ]);
          const whole = JSON.stringify(Object.fromEntries(files));
          return `__webpack_require__.u = (id) => (${whole})[id] ?? "assets/js/" + id + ".";`;
        }
      }

      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
        // Not in the runtime of a worker: workers load no chunks.
        if (chunk.canBeInitial()) compilation.addRuntimeModule(chunk, new ScriptUrls());
      });
    });
  };
}
