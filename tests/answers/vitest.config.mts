import {defineConfig} from 'vitest/config';

/** Checks readers' questions against the built site. */
export default defineConfig({
  test: {
    include: ['tests/answers/**/*.test.ts'],
    allowOnly: false,
  },
});
