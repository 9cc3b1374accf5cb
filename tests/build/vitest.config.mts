import {defineConfig} from 'vitest/config';

const reportFile = process.env.REPORT_FILE;

/** Each test builds a small site: one at a time, with time to do it. */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    allowOnly: false,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: [
      'default',
      ...(reportFile ? [['json', {outputFile: reportFile}] as [string, Record<string, unknown>]] : []),
    ],
  },
});
