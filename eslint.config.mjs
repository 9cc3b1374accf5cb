import js from '@eslint/js';
import {defineConfig, globalIgnores} from 'eslint/config';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Allowed imports: for each folder of `src`, the other folders of `src` that it may import. */
const mayImport = {
  lib: [],
  data: ['lib'],
  config: ['lib'],
  plugins: ['lib', 'data', 'config'],
  search: ['lib', 'config'],
  tools: ['lib', 'data'],
  hooks: ['lib', 'config'],
  components: ['lib', 'data', 'tools', 'search', 'config', 'hooks'],
  'client-modules': ['lib', 'components', 'css'],
  theme: ['components', 'search', 'config', 'hooks'],
};

/** Paths are relative to the working directory, so that the rules also apply to the fixtures of tests/gates. */
const importZones = [
  ...Object.entries(mayImport).map(([folder, allowed]) => ({
    target: `./src/${folder}`,
    from: './src',
    except: [folder, ...allowed].map((name) => `./${name}`),
    message:
      allowed.length === 0
        ? `src/${folder} must not import our other folders: pass the value in as an argument.`
        : `src/${folder} may import ${listOf(allowed)} only. Move shared code to src/lib, or pass it in.`,
  })),
  {
    target: './src',
    from: ['./docusaurus.config.ts', './sidebars.ts'],
    message: 'Code in src must not import the site configuration: put the value in src/config, which both may import.',
  },
  {
    target: './src',
    from: './tests',
    message: 'Shipped code must not import tests: move shared code to src/lib.',
  },
  {
    target: './.ci',
    from: './tests',
    message: 'Scripts must not import tests: move shared code to .ci/lib, which tests may import.',
  },
  {
    target: './tests/!(bench)/**',
    from: './tests/bench',
    message: 'Tests must not import benchmarks: move shared code to tests/support.',
  },
];

function listOf(folders) {
  return folders.map((folder) => `src/${folder}`).join(', ');
}

/** Newer than the oldest browsers that package.json lists. The types have them, since Node runs part of src. */
const tooNew = [
  ...['toReversed', 'toSorted', 'toSpliced', 'with'].map((property) => ({property})),
  {object: 'AbortSignal', property: 'any'},
  {object: 'URL', property: 'canParse'},
  {object: 'URL', property: 'parse'},
  ...['ariaExpanded', 'ariaSelected', 'ariaChecked', 'ariaPressed'].map((property) => ({property})),
].map((place) => ({...place, message: 'The oldest browsers that the site supports lack it.'}));

const scripts = ['**/*.{js,cjs,mjs}'];
const typedScripts = ['.ci/**/*.mjs'];
const replacing = ['src/plugins/{lean-bundle,navigation}/client/*', 'src/theme/Loading.tsx'];
const unitTests = ['src/**/*.test.{ts,tsx}', 'src/**/*.test-helper.ts'];

/** Of React, in messages. */
const leftOut = 'The build leaves it out: src/plugins/lean-bundle/react-edits.ts.';

export default defineConfig(
  globalIgnores([
    'build',
    '.docusaurus',
    'node_modules',
    // Written for readers: strict type checks and test runs cover them instead (npm run test:samples).
    'src/samples',
    'tests/fixtures',
    'coverage',
    'playwright-report',
    'test-results',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},

  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {parserOptions: {projectService: true}},
    extends: [importX.flatConfigs.typescript],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver({project: 'tsconfig.json'})]},
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // The import rules below do not detect `import('…')` types.
      '@typescript-eslint/consistent-type-imports': 'error',
      // Node types of syntax trees (mdast, DOM) are enums in the types, but strings at run time.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Numbers and booleans in template literals are readable and safe.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowBoolean: true}],
      // `() => setOpen(false)` is idiomatic as a handler.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      eqeqeq: 'error',
      // Cycles among packages are not ours to fix, and detecting them took a third of the lint time.
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      'import-x/no-extraneous-dependencies': ['error', {includeTypes: true, packageDir: import.meta.dirname}],
      'import-x/no-duplicates': ['error', {'prefer-inline': true}],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', ['internal', 'parent'], 'sibling', 'index'],
          'newlines-between': 'never',
          alphabetize: {order: 'asc', caseInsensitive: true},
        },
      ],
      'import-x/no-restricted-paths': ['error', {zones: importZones}],
    },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // Horizontally scrollable code must be focusable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {tags: ['pre'], roles: ['tabpanel'], allowExpressionValues: true},
      ],
    },
  },
  {
    name: 'replacements of Docusaurus modules use the package copies that Docusaurus installs',
    files: replacing,
    rules: {'import-x/no-extraneous-dependencies': 'off'},
  },
  {
    name: 'what the site is built from imports only packages of "dependencies", save their types',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/samples/**', ...replacing, ...unitTests],
    rules: {
      'import-x/no-extraneous-dependencies': ['error', {devDependencies: false, packageDir: import.meta.dirname}],
    },
  },
  {
    name: 'only src/plugins and unit tests may import Node modules',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/plugins/**', ...unitTests],
    rules: {'import-x/no-nodejs-modules': 'error'},
  },
  {
    name: 'what runs in the browser uses only what all supported browsers have',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/plugins/**', '!src/plugins/*/client/**', '!src/plugins/offline/worker/**', ...unitTests],
    rules: {'no-restricted-properties': ['error', ...tooNew]},
  },
  {
    name: 'what runs in the browser uses nothing of React that the build leaves out',
    files: ['src/**/*.{ts,tsx}'],
    // There, readers run code with all of React.
    ignores: ['src/components/Playground/frame/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXOpeningElement[name.name=/^(?:link|meta|title)$/]' +
            ':not(JSXElement[openingElement.name.name="Head"] JSXOpeningElement)',
          message: `Put it in <Head>: React does not move it to the head. ${leftOut}`,
        },
      ],
      'no-restricted-imports': [
        'error',
        {name: 'react', importNames: ['default', 'Activity', 'useActionState', 'useOptimistic'], message: leftOut},
        {name: 'react/compiler-runtime', message: leftOut},
        {
          name: 'react-dom',
          importNames: [
            ...['default', 'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
            ...['useFormState', 'useFormStatus'],
          ],
          message: leftOut,
        },
      ],
    },
  },
  {
    name: 'tests assert the shape of JSON instead of declaring its type',
    files: [...unitTests, 'tests/**/*.{ts,tsx,mts}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    name: 'fixtures of Playwright that use no other have an empty pattern as parameter: it reads the names there',
    files: ['tests/e2e/**/*.ts'],
    rules: {'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}]},
  },
  {
    name: 'tests must not be empty',
    files: [...unitTests, 'tests/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="test"] > ArrowFunctionExpression > BlockStatement[body.length=0]',
          message: 'An empty test always passes: add assertions, or remove it.',
        },
      ],
    },
  },
  {
    name: 'scripts run in Node',
    files: scripts,
    languageOptions: {globals: globals.node},
  },
  {
    name: 'scripts without types',
    files: scripts,
    ignores: typedScripts,
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    name: 'scripts declare the type of the JSON and the modules that they load',
    files: typedScripts,
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
