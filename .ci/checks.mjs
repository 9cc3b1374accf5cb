/** The checks of `npm run check`. README.md describes each script; a test compares the two. */

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} script of package.json
 * @property {readonly string[]} [after] names of checks that must pass first
 * @property {'vitest' | 'playwright'} [runner] of its tests; without one, it counts as a single test
 */

/**
 * Most tools use one core, so two checks run concurrently, longest first, to keep both cores busy until the end. Builds
 * share a cache, so they run one after the other.
 *
 * @type {readonly Check[]}
 */
export const sideBySide = [
  {name: 'Build', script: 'build'},
  {name: 'Unit tests and gates', script: 'test:unit', runner: 'vitest'},
  {name: 'Lint', script: 'lint'},
  {name: 'Small builds', script: 'test:build', after: ['Build'], runner: 'vitest'},
  {name: 'Types', script: 'types'},
  {name: 'Search relevance', script: 'test:relevance', after: ['Build'], runner: 'vitest'},
  {name: 'Answers', script: 'test:answers', after: ['Build'], runner: 'vitest'},
  {name: 'Metadata', script: 'test:metadata', after: ['Build'], runner: 'vitest'},
  {name: 'Markdown', script: 'lint:markdown'},
  {name: 'Spelling', script: 'lint:spelling'},
  {name: 'Unused code', script: 'lint:unused'},
  {name: 'Format', script: 'format:check'},
];

/**
 * Runs beside these two: it mostly waits for timers.
 *
 * @type {Check}
 */
export const waiting = {name: 'Samples', script: 'test:samples', runner: 'vitest'};

/**
 * Runs after all others: browsers need both cores.
 *
 * @type {Check}
 */
export const inBrowsers = {name: 'Browser tests', script: 'test:e2e', after: ['Build'], runner: 'playwright'};
