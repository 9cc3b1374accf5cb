// npm run check: every check; a failing one does not hide the next. The last line counts: a tool without
// test cases of its own counts as one.
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {formatSummary} from '../tests/samples/summary.mjs';
import {root, run, runBeside, say} from './process.mjs';
import {runQueue} from './queue.mjs';

const reports = path.join(root, 'test-results', 'reports');
const sampleSummary = path.join(root, 'test-results', 'samples.json');

/** @typedef {{name: string, script: string, after?: string[], report?: string, count?: (report: any) => Counts}} Check */
/** @typedef {{passed: number, failed: number, triedAgain?: number}} Counts */

/** Counts in the JSON report of Vitest; a skipped test counts as failed, as it does below. */
const vitestCounts = ({numPassedTests: passed, numPendingTests, numFailedTests, numFailedTestSuites}) => ({
  passed,
  // A file that cannot even be loaded fails as a suite without a failed test.
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) + numPendingTests,
});

/** Counts in the JSON report of Playwright, which lists the tests by name that passed only when tried again. */
const playwrightCounts = ({stats, errors}) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
  triedAgain: stats.flaky,
});

/**
 * Most tools use one core: two run at once, and whichever is through takes the next. What takes long comes first, so
 * that neither is left alone at the end. Builds share a cache, and come one after the other.
 *
 * @type {Check[]}
 */
const sideBySide = [
  {name: 'Build', script: 'build'},
  {name: 'Unit tests and gates', script: 'test:unit', report: 'unit.json', count: vitestCounts},
  {name: 'Lint', script: 'lint'},
  {
    name: 'Builds that must stop',
    script: 'test:build',
    after: ['Build'],
    report: 'build.json',
    count: vitestCounts,
  },
  {name: 'Samples', script: 'test:samples', report: 'samples.json', count: vitestCounts},
  {name: 'Types', script: 'types'},
  {name: 'Search relevance', script: 'test:relevance', after: ['Build'], report: 'relevance.json', count: vitestCounts},
  {name: 'Answers', script: 'test:answers', after: ['Build'], report: 'answers.json', count: vitestCounts},
  {name: 'Metadata', script: 'test:metadata', after: ['Build'], report: 'metadata.json', count: vitestCounts},
  {name: 'Markdown', script: 'lint:markdown'},
  {name: 'Spelling', script: 'lint:spelling'},
  {name: 'Format', script: 'format:check'},
];

/**
 * After all of them: browsers need both cores.
 *
 * @type {Check}
 */
const inBrowsers = {name: 'Browser tests', script: 'test:e2e', report: 'e2e.json', count: playwrightCounts};

rmSync(reports, {recursive: true, force: true});
rmSync(sampleSummary, {force: true});
mkdirSync(reports, {recursive: true});

const results = [...(await runQueue(sideBySide, 2, runQuietly)), runAlone(inBrowsers)];

/** Shows the output when it is complete: another check runs at the same time. */
async function runQuietly(check) {
  const started = Date.now();
  // What has a report and runs beside others is Vitest.
  const report = check.report
    ? ['--', '--reporter=default', '--reporter=json', `--outputFile=${reportFile(check)}`]
    : [];
  const {status, output} = await runBeside('npm', ['run', '--silent', check.script, ...report]);
  say(`${check.name} (npm run ${check.script})`);
  console.log(output);
  return resultOf(check, status, started);
}

function runAlone(check) {
  say(`${check.name} (npm run ${check.script})`);
  const started = Date.now();
  const status = run('npm', ['run', '--silent', check.script], {REPORT_FILE: reportFile(check)});
  return resultOf(check, status, started);
}

function resultOf(check, status, started) {
  return {name: check.name, ...countOf(check, status), seconds: Math.round((Date.now() - started) / 1000)};
}

console.log('\nSummary');
for (const {name, passed, failed, seconds, triedAgain = 0} of results) {
  const note = triedAgain > 0 ? `, ${triedAgain} only when tried again: see "flaky" above` : '';
  console.log(`  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s${note}`);
}
printSamples();
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);

/** How each sample of the site was proven, by language; nothing when that check has left no record. */
function printSamples() {
  if (!existsSync(sampleSummary)) return;
  console.log(`\n${formatSummary(JSON.parse(readFileSync(sampleSummary, 'utf8')))}`);
}

function reportFile({report}) {
  return report ? path.join(reports, report) : '';
}

/** A check fails when its command fails, whatever its report says, and when it ran no test. */
function countOf(check, status) {
  const plain = status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  if (!check.count) return plain;
  try {
    const counts = check.count(JSON.parse(readFileSync(reportFile(check), 'utf8')));
    const hasFailed = status !== 0 || counts.passed === 0;
    return {...counts, failed: hasFailed ? Math.max(1, counts.failed) : counts.failed};
  } catch (error) {
    console.error(`${check.name} left no readable report: ${error.message}`);
    return {passed: 0, failed: 1};
  }
}
