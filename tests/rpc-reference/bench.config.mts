import {defineConfig} from 'vitest/config';

/**
 * The built page of the reference in Chromium, on a slowed CPU. A missed limit is printed; it fails the
 * run only with BENCH_STRICT=1.
 */
export default defineConfig({
  test: {
    include: ['tests/rpc-reference/*.bench.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
