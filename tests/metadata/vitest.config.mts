import {defineConfig} from 'vitest/config';

const reportFile = process.env.REPORT_FILE;

/** What machines read about the pages of the built site. */
export default defineConfig({
  test: {
    include: ['tests/metadata/**/*.test.ts'],
    allowOnly: false,
    reporters: [
      'default',
      ...(reportFile ? [['json', {outputFile: reportFile}] as [string, Record<string, unknown>]] : []),
    ],
  },
});
