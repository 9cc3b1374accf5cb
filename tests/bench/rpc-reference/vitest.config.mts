import {defineConfig} from 'vitest/config';

/**
 * Measures the built page of the reference in Chromium, on a throttled CPU. Missed limits are printed; they fail the
 * run only with BENCH_STRICT=1.
 */
export default defineConfig({
  test: {
    include: ['tests/bench/rpc-reference/*.bench.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
