import {expect, test} from 'vitest';
import {countCheck, countPlaywright, countVitest} from '../../.ci/lib/count-tests.mjs';

const vitestReport = {
  numPassedTests: 5,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTests: 0,
  numFailedTestSuites: 0,
};
const playwrightReport = {stats: {expected: 5, flaky: 0, unexpected: 0, skipped: 0}, errors: []};

const check = (status: number | null, report: object) =>
  countCheck(status, {count: countVitest, read: () => JSON.stringify(report)});

test('a check without a report counts as one test', () => {
  expect(countCheck(0)).toEqual({passed: 1, failed: 0});
  expect(countCheck(1)).toEqual({passed: 0, failed: 1});
  expect(countCheck(null)).toEqual({passed: 0, failed: 1});
});

test('the tests of a report are counted, and one that is skipped or to be written counts as failed', () => {
  expect(check(0, vitestReport)).toEqual({passed: 5, failed: 0});
  expect(check(1, {...vitestReport, numFailedTests: 2, numPendingTests: 1})).toEqual({passed: 5, failed: 3});
  expect(check(0, {...vitestReport, numTodoTests: 2})).toEqual({passed: 5, failed: 2});
});

test('a file that fails to load counts as a failure, though none of its tests fails', () => {
  expect(check(1, {...vitestReport, numFailedTestSuites: 1})).toEqual({passed: 5, failed: 1});
});

test('a command that fails is a failure, whatever its report says', () => {
  expect(check(1, vitestReport)).toEqual({passed: 5, failed: 1});
  expect(check(null, vitestReport)).toEqual({passed: 5, failed: 1});
});

test('a check that ran no tests has failed', () => {
  expect(check(0, {...vitestReport, numPassedTests: 0})).toEqual({passed: 0, failed: 1});
});

test('a report that cannot be read is a failure with its reason', () => {
  const missing = () => {
    throw new Error('no such file');
  };
  expect(countCheck(0, {count: countVitest, read: missing})).toEqual({
    passed: 0,
    failed: 1,
    problem: 'no such file',
  });
  expect(countCheck(0, {count: countVitest, read: () => '{"numPassed'}).problem).toContain('JSON');
  expect(countCheck(0, {count: countPlaywright, read: () => '{}'}).failed).toBe(1);
});

test('a browser test that passed on a retry counts as passed, and is reported separately', () => {
  const {stats} = playwrightReport;
  expect(countPlaywright(playwrightReport)).toEqual({passed: 5, failed: 0, triedAgain: 0});
  expect(countPlaywright({...playwrightReport, stats: {...stats, flaky: 1}})).toEqual({
    passed: 6,
    failed: 0,
    triedAgain: 1,
  });
  expect(countPlaywright({stats: {...stats, unexpected: 1, skipped: 2}, errors: ['cannot start']}).failed).toBe(4);
});
