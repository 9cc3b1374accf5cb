import {defineConfig} from 'vitest/config';

const reportFile = process.env.REPORT_FILE;

/** Questions of readers against the built site. */
export default defineConfig({
  test: {
    include: ['tests/answers/**/*.test.ts'],
    allowOnly: false,
    reporters: [
      'default',
      ...(reportFile ? [['json', {outputFile: reportFile}] as [string, Record<string, unknown>]] : []),
    ],
  },
});
