import {defineConfig} from 'vitest/config';

const reportFile = process.env.REPORT_FILE;

/** Judged queries against the index of the built site. */
export default defineConfig({
  test: {
    include: ['tests/relevance/**/*.test.ts'],
    allowOnly: false,
    // The table comes out as it is.
    disableConsoleIntercept: true,
    reporters: [
      'default',
      ...(reportFile ? [['json', {outputFile: reportFile}] as [string, Record<string, unknown>]] : []),
    ],
  },
});
