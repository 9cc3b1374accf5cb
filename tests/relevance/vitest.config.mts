import {defineConfig} from 'vitest/config';

/** Judged queries against the index of the built site. */
export default defineConfig({
  test: {
    include: ['tests/relevance/**/*.test.ts'],
    allowOnly: false,
    // The table comes out as it is.
    disableConsoleIntercept: true,
  },
});
