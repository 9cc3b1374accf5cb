import {defineConfig} from 'vitest/config';

/** Each test builds a small site: one at a time, with time to do it. */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    allowOnly: false,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
