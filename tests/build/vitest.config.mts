import {defineConfig} from 'vitest/config';

/** Each test builds a small site, so run them sequentially and with long timeouts. */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    allowOnly: false,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
