import {defineConfig} from 'vitest/config';

/** Compares search engines; nothing fails by it. */
export default defineConfig({
  test: {
    include: ['tests/relevance/bench.ts'],
    testTimeout: 300_000,
    disableConsoleIntercept: true,
  },
});
