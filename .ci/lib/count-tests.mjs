/** Counts the tests of each check, from the reports of the test runners. */

/** @typedef {{passed: number, failed: number, triedAgain?: number}} Counts */

/**
 * Reads the JSON report of Vitest. A test that is skipped or to be written counts as failed, and so does a file that
 * fails to load, which is a failed suite without a failed test.
 *
 * @param {Record<'numPassedTests' | 'numPendingTests' | 'numTodoTests' | 'numFailedTests' | 'numFailedTestSuites', number>} report
 * @returns {Counts}
 */
export function countVitest({numPassedTests, numPendingTests, numTodoTests, numFailedTests, numFailedTestSuites}) {
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) + numPendingTests + numTodoTests,
  };
}

/**
 * Reads the JSON report of Playwright. A test that passed on a retry counts as passed, and also as `triedAgain`.
 *
 * @param {{stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>, errors: readonly unknown[]}} report
 * @returns {Counts}
 */
export function countPlaywright({stats, errors}) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    triedAgain: stats.flaky,
  };
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
