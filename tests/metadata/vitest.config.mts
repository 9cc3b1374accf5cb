import {defineConfig} from 'vitest/config';

/** What machines read about the pages of the built site. */
export default defineConfig({
  test: {
    include: ['tests/metadata/**/*.test.ts'],
    allowOnly: false,
  },
});
