/** Chunk name of the search worker: its `name` in src/search/embedded/engine-thread.ts. */
const workerChunk = 'search';

/**
 * The bundler's default cache group for packages, which moves those of a chunk into a separate file; but not
 * for the search worker, where a second file would cost another round trip before the first results.
 *
 * The other settings are the defaults: https://rspack.rs/plugins/webpack/split-chunks-plugin
 */
export const vendorsCacheGroup = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/]/i,
  priority: -10,
  reuseExistingChunk: true,
  chunks: (chunk: {readonly name?: string | null; canBeInitial: () => boolean}) =>
    chunk.name !== workerChunk && !chunk.canBeInitial(),
};
