import {defineConfig} from 'vitest/config';

/** Reads the files of the built site, without a browser. Compressing them takes a machine that is busy a while. */
export default defineConfig({
  test: {
    include: ['tests/metadata/**/*.test.ts'],
    allowOnly: false,
    testTimeout: 60_000,
    // Together, so that each page is parsed once.
    fileParallelism: false,
    isolate: false,
  },
});
