import {expect, test} from 'vitest';
import {countCheck, countPlaywright, countVitest, countWithout} from '../../.ci/lib/count-tests.mjs';

const vitestReport = {
  numPassedTests: 5,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  testResults: [{name: '/clone/tests/fees.test.ts', status: 'passed', message: '', assertionResults: []}],
};
const playwrightReport = {stats: {expected: 5, flaky: 0, unexpected: 0, skipped: 0}, errors: [], suites: []};

const check = (status: number | null, report: object) =>
  countCheck(status, {count: countVitest, read: () => JSON.stringify(report)});

test('a check without a report counts as one test', () => {
  expect(countCheck(0)).toEqual({passed: 1, failed: 0});
  expect(countCheck(1)).toEqual({passed: 0, failed: 1});
  expect(countCheck(null)).toEqual({passed: 0, failed: 1});
});

test('the tests of a report are counted, and one that is skipped or to be written counts as failed', () => {
  expect(check(0, vitestReport)).toEqual({passed: 5, failed: 0, failures: []});
  expect(check(1, {...vitestReport, numFailedTests: 2, numPendingTests: 1})).toMatchObject({passed: 5, failed: 3});
  expect(check(0, {...vitestReport, numTodoTests: 2})).toMatchObject({passed: 5, failed: 2});
});

test('a file that fails to load counts as a failure, though none of its tests fails', () => {
  expect(check(1, {...vitestReport, numFailedTestSuites: 1})).toMatchObject({passed: 5, failed: 1});
});

test('a command that fails is a failure, whatever its report says', () => {
  expect(check(1, vitestReport)).toMatchObject({passed: 5, failed: 1});
  expect(check(null, vitestReport)).toMatchObject({passed: 5, failed: 1});
});

test('a check that ran no tests has failed', () => {
  expect(check(0, {...vitestReport, numPassedTests: 0})).toMatchObject({passed: 0, failed: 1});
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
  expect(countPlaywright(playwrightReport)).toEqual({passed: 5, failed: 0, triedAgain: 0, failures: []});
  expect(countPlaywright({...playwrightReport, stats: {...stats, flaky: 1}})).toMatchObject({
    passed: 6,
    failed: 0,
    triedAgain: 1,
  });
  const broken = {...playwrightReport, stats: {...stats, unexpected: 1, skipped: 2}, errors: [{}]};
  expect(countPlaywright(broken).failed).toBe(4);
});

test('failed tests are named, each with the first line of its error, and those that did not run', () => {
  const testResults = [
    {
      name: '/clone/tests/fees.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        {fullName: 'fees are summed', status: 'passed', failureMessages: []},
        {fullName: 'fees are rounded', status: 'failed', failureMessages: ['AssertionError: 5, not 6\n    at fees']},
        {fullName: 'fees are paid', status: 'skipped', failureMessages: []},
        {fullName: 'fees are waived', status: 'todo', failureMessages: []},
      ],
    },
    {name: '/clone/tests/plans.test.ts', status: 'failed', message: 'Cannot find ./plans', assertionResults: []},
    {
      name: '/clone/tests/server.test.ts',
      status: 'failed',
      message: 'It did not start',
      assertionResults: [{fullName: 'answers', status: 'skipped', failureMessages: []}],
    },
  ];
  expect(countVitest({...vitestReport, testResults}).failures).toEqual([
    'fees are rounded: AssertionError: 5, not 6',
    'fees are paid: not run',
    'fees are waived: not run',
    'plans.test.ts: Cannot find ./plans',
    'server.test.ts: It did not start',
    'answers: not run',
  ]);
});

test('failed browser tests are named with their projects, as are those that needed a retry, or did not run', () => {
  const outcome = (title: string, status: string, error?: string) => ({
    title,
    file: 'search.spec.ts',
    tests: [{projectName: 'site', status, results: [{...(error && {error: {message: error}})}, {}]}],
  });
  const suites = [
    {
      specs: [
        outcome('opens', 'expected'),
        outcome('closes', 'unexpected', '\u001B[31mStill open\u001B[39m\nCall log'),
      ],
      suites: [{specs: [outcome('waits', 'flaky', 'Too late'), outcome('loads', 'skipped')]}],
    },
  ];
  const errors = [{message: 'Port 4173 is in use'}];
  expect(countPlaywright({...playwrightReport, errors, suites}).failures).toEqual([
    'Outside of tests: Port 4173 is in use',
    'site › search.spec.ts › closes: Still open',
    'site › search.spec.ts › waits (passed on a retry): Too late',
    'site › search.spec.ts › loads: not run',
  ]);
});

test('a check that needs one that failed does not run, and says so', () => {
  const build = {name: 'Build', passed: 1, failed: 0};
  const types = {...build, name: 'Types'};
  expect(countWithout([])).toBeUndefined();
  expect(countWithout([build, types])).toBeUndefined();
  expect(countWithout([{...build, passed: 0, failed: 1}, types])).toEqual({
    passed: 0,
    failed: 1,
    failures: ['not run, as Build failed'],
  });
});
