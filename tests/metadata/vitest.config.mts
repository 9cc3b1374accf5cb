import {defineConfig} from 'vitest/config';

/** Checks the metadata of the pages of the built site. */
export default defineConfig({
  test: {
    include: ['tests/metadata/**/*.test.ts'],
    allowOnly: false,
  },
});
