/** Counts the tests of each check, and names those that failed, from the reports of the test runners. */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [triedAgain] those that passed only on a retry
 * @property {readonly string[]} [failures] tests that failed, each with the first line of its error, or did not run
 */

/**
 * @typedef {object} VitestReport its JSON report, as far as it is read
 * @property {number} numPassedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numFailedTests
 * @property {number} numFailedTestSuites
 * @property {readonly {name: string, status: string, message: string, assertionResults: readonly VitestTest[]}[]} testResults
 */

/** @typedef {{fullName: string, status: string, failureMessages: readonly string[]}} VitestTest */

/**
 * @typedef {object} PlaywrightReport its JSON report, as far as it is read
 * @property {Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>} stats
 * @property {readonly {message?: string}[]} errors outside of tests
 * @property {readonly PlaywrightSuite[]} suites
 */

/** @typedef {{suites?: readonly PlaywrightSuite[], specs: readonly PlaywrightSpec[]}} PlaywrightSuite */
/** @typedef {{title: string, file: string, tests: readonly PlaywrightTest[]}} PlaywrightSpec */
/**
 * @typedef {object} PlaywrightTest
 * @property {string} projectName
 * @property {string} status
 * @property {readonly {error?: {message?: string}}[]} results one per attempt
 */

/**
 * Reads the JSON report of Vitest. A test that is skipped or to be written counts as failed, and so does a file that
 * fails to load, which is a failed suite without a failed test.
 *
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const {numPassedTests, numPendingTests, numTodoTests, numFailedTests, numFailedTestSuites} = report;
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) + numPendingTests + numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

const notRun = 'not run';

/** @param {VitestReport['testResults'][number]} file */
function failuresOfFile({name, status, message, assertionResults}) {
  const failures = assertionResults
    .filter((test) => test.status !== 'passed')
    .map(({fullName, status: outcome, failureMessages}) =>
      described(fullName, outcome === 'failed' ? failureMessages[0] : notRun),
    );
  // Otherwise, what failed is outside of the tests: loading the file, or what runs before or after them.
  const hasFailed = assertionResults.some((test) => test.status === 'failed');
  return status === 'failed' && !hasFailed ? [described(path.basename(name), message), ...failures] : failures;
}

/**
 * Reads the JSON report of Playwright. A test that passed on a retry counts as passed, and also as `triedAgain`.
 *
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({stats, errors, suites}) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    triedAgain: stats.flaky,
    failures: [
      ...errors.map(({message}) => described('Outside of tests', message)),
      ...suites.flatMap(failuresOfSuite),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOfSuite({suites = [], specs}) {
  const own = specs.flatMap(({title, file, tests}) =>
    tests
      .filter(({status}) => status !== 'expected')
      .map(({projectName, status, results}) => {
        const name = `${projectName} › ${file} › ${title}${status === 'flaky' ? ' (passed on a retry)' : ''}`;
        return described(name, status === 'skipped' ? notRun : results[0]?.error?.message);
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * @param {string} name
 * @param {string} [error]
 */
function described(name, error = '') {
  const [line = ''] = stripVTControlCharacters(error).trim().split('\n');
  return line ? `${name}: ${line}` : name;
}

/**
 * A check fails if its command fails, whatever its report says, or if it ran no test. One without a report counts as a
 * single test.
 *
 * @param {number | null} status exit status of its command
 * @param {{count: (report: never) => Counts, read: () => string}} [report] `read` returns the report as JSON
 * @returns {Counts & {problem?: string}} `problem`: why the report could not be read
 */
export function countCheck(status, report) {
  if (!report) return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  try {
    const counts = report.count(/** @type {never} */ (JSON.parse(report.read())));
    const hasFailed = status !== 0 || counts.passed === 0;
    return {...counts, failed: hasFailed ? Math.max(1, counts.failed) : counts.failed};
  } catch (error) {
    return {passed: 0, failed: 1, problem: /** @type {Error} */ (error).message};
  }
}

/**
 * The counts of a check that cannot run, as one that it needs has failed; undefined if none has.
 *
 * @param {readonly (Counts & {name: string})[]} needed
 * @returns {Counts | undefined}
 */
export function countWithout(needed) {
  const cause = needed.find(({failed}) => failed > 0);
  return cause && {passed: 0, failed: 1, failures: [`${notRun}, as ${cause.name} failed`]};
}
