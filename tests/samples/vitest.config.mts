import {defineConfig} from 'vitest/config';

/** Each sample runs as a process alongside the endpoint that it calls: two at a time in a file. */
export default defineConfig({
  test: {
    include: ['tests/samples/**/*.test.ts'],
    allowOnly: false,
    globalSetup: ['tests/samples/global-setup.ts'],
    maxConcurrency: 2,
    // Half of the time of a file is waiting: for a block, for a retry, for a transaction to expire.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
