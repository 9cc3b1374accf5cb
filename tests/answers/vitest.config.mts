import {defineConfig} from 'vitest/config';

/** Questions of readers against the built site. */
export default defineConfig({
  test: {
    include: ['tests/answers/**/*.test.ts'],
    allowOnly: false,
  },
});
