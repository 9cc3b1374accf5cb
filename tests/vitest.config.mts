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

/** Files whose mocks of modules, or file-wide stubs of globals, would leak into the next file. */
const apart = filesWith(/^vi\.(?:mock|stub)/m);

/** These load scripts of .ci with jiti, which cannot in a context of its own. */
const isService = (file: string) => file.startsWith('tests/search-provider/');

const inDocument = filesWith(/^\/\/ @vitest-environment jsdom/);

/** Files that run in a separate process. A new process for every file took half of the time. */
const alone = apart.filter((file) => !inDocument.includes(file) || isService(file));

/** Files that have a document and modules of their own, but share a process, which loads jsdom once. */
const withOwnDocument = apart.filter((file) => !alone.includes(file));

/** Files whose tests share a jsdom document. A new one for each file took four fifths of their time. */
const withDocument = inDocument.filter((file) => !apart.includes(file));

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
  // tsconfig.json preserves JSX for the bundler; here no later step compiles it.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    allowOnly: false,
    environment: 'node',
    projects: [
      {extends: true, test: {name: 'alone', include: alone, exclude}},
      {
        extends: true,
        test: {
          name: 'with a document of its own',
          include: withOwnDocument,
          exclude,
          pool: 'vmForks',
          vmMemoryLimit: '600MB',
          // A single worker would get all files at once, and run them in one document.
          maxWorkers: 2,
          // Vitest runs projects together only if they have the same number of workers.
          sequence: {groupOrder: 1},
        },
      },
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
        test: {name: 'together', include, exclude: [...exclude, ...apart, ...withDocument], isolate: false},
      },
    ],
  },
});
