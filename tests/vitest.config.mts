import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = path.dirname(import.meta.dirname);

const include = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'];
// These have their own configurations: they build sites, run samples, or read or open the built site.
const exclude = ['**/node_modules/**', 'tests/{answers,build,fixtures,metadata,relevance,samples,webkit}/**'];

// Not with tests/support/source-files.ts: Vite warns of configurations that import TypeScript.
const files = ['src', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file)),
);

function filesWith(pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));
}

/**
 * Files that run in a separate process, since their mocks of modules, or their file-wide stubs of globals, would leak
 * into the next file. A new process for every file took half of the time.
 */
const alone = filesWith(/^vi\.(?:mock|stub)/m);

/** Files whose tests share a jsdom document. A new one for each file took four fifths of their time. */
const withDocument = filesWith(/^\/\/ @vitest-environment jsdom/).filter((file) => !alone.includes(file));

/**
 * Unit tests, which are next to the code under test, and the gates. A test that needs a DOM says so in its first line.
 */
export default defineConfig({
  resolve: {
    alias: [
      {find: '@site', replacement: root},
      {find: '@search-backend', replacement: path.join(root, 'src/search/embedded')},
      // Docusaurus's own is JSX in a file with the extension of JavaScript.
      {find: '@docusaurus/useBrokenLinks', replacement: path.join(root, 'tests/support/use-broken-links.ts')},
      {find: '@docusaurus/theme-common', replacement: path.join(root, 'tests/support/theme-common.ts')},
      // Aliases that Docusaurus's bundler resolves, so that tests can mock them.
      {
        find: /^@docusaurus\/(router|useIsBrowser|ErrorBoundary|Link|useBaseUrl)$/,
        replacement: path.join(root, 'node_modules/@docusaurus/core/lib/client/exports/$1.js'),
      },
    ],
  },
  // tsconfig.json preserves JSX for Babel; here no later step compiles it.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    allowOnly: false,
    environment: 'node',
    projects: [
      {extends: true, test: {name: 'alone', include: alone, exclude}},
      {
        extends: true,
        test: {
          name: 'with a document',
          include: withDocument,
          exclude,
          isolate: false,
          setupFiles: 'tests/support/new-document.ts',
        },
      },
      {
        extends: true,
        test: {name: 'together', include, exclude: [...exclude, ...alone, ...withDocument], isolate: false},
      },
    ],
  },
});
