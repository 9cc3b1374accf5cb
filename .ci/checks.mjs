/** The checks of `npm run check`. README.md describes each script; a test compares the two. */
import {countPlaywright, countVitest} from './lib/count-tests.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} script of package.json
 * @property {readonly string[]} [after] names of checks that must finish first
 * @property {string} [report] name of the JSON report that the test runner writes
 * @property {(report: never) => import('./lib/count-tests.mjs').Counts} [count]
 */

/**
 * Most tools use one core, so two checks run concurrently, longest first, to keep both cores busy until the end. Builds
 * share a cache, so they run one after the other.
 *
 * @type {readonly Check[]}
 */
export const sideBySide = [
  {name: 'Build', script: 'build'},
  {name: 'Unit tests and gates', script: 'test:unit', report: 'unit.json', count: countVitest},
  {name: 'Lint', script: 'lint'},
  {name: 'Builds that must fail', script: 'test:build', after: ['Build'], report: 'build.json', count: countVitest},
  {name: 'Samples', script: 'test:samples', report: 'samples.json', count: countVitest},
  {name: 'Types', script: 'types'},
  {name: 'Search relevance', script: 'test:relevance', after: ['Build'], report: 'relevance.json', count: countVitest},
  {name: 'Answers', script: 'test:answers', after: ['Build'], report: 'answers.json', count: countVitest},
  {name: 'Metadata', script: 'test:metadata', after: ['Build'], report: 'metadata.json', count: countVitest},
  {name: 'Markdown', script: 'lint:markdown'},
  {name: 'Spelling', script: 'lint:spelling'},
  {name: 'Format', script: 'format:check'},
];

/**
 * Runs after all others: browsers need both cores.
 *
 * @type {Check}
 */
export const inBrowsers = {name: 'Browser tests', script: 'test:e2e', report: 'e2e.json', count: countPlaywright};
