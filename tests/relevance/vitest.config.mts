import {defineConfig} from 'vitest/config';

/** Runs judged queries against the index of the built site. */
export default defineConfig({
  test: {
    include: ['tests/relevance/**/*.test.ts'],
    allowOnly: false,
    // Prints the table without Vitest's prefixes.
    disableConsoleIntercept: true,
  },
});
