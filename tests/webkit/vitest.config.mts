import {defineConfig} from 'vitest/config';

/** Runs against the built site, in Safari's engine. One page at a time, which is that of the only window. */
export default defineConfig({
  test: {
    include: ['tests/webkit/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
