/** Name of the worker's chunk: src/search/embedded/engine-thread.ts gives it to the worker. */
const workerChunk = 'search';

/**
 * The bundler's own rule for packages, which puts those of a chunk into a file beside it; but not for the
 * worker of the search, where a second file would be another round trip before the first results.
 *
 * Its settings are the bundler's: https://rspack.rs/plugins/webpack/split-chunks-plugin
 */
export const packageChunks = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/]/i,
  priority: -10,
  reuseExistingChunk: true,
  chunks: (chunk: {readonly name?: string | null; canBeInitial: () => boolean}) =>
    chunk.name !== workerChunk && !chunk.canBeInitial(),
};
