// npm run check: runs every check, even if one fails. The last line is the total.
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {formatSummary} from '../tests/samples/summary.mjs';
import {inBrowsers, sideBySide} from './checks.mjs';
import {countCheck} from './lib/count-tests.mjs';
import {root, run, runCaptured, say} from './lib/process.mjs';
import {runQueue} from './lib/queue.mjs';

/** @import {Check} from './checks.mjs' */

const reports = path.join(root, 'test-results', 'reports');
const sampleSummary = path.join(root, 'test-results', 'samples.json');

rmSync(reports, {recursive: true, force: true});
rmSync(sampleSummary, {force: true});
mkdirSync(reports, {recursive: true});

const results = [...(await runQueue(sideBySide, 2, runQuietly)), runAlone(inBrowsers)];

console.log('\nSummary');
for (const {name, passed, failed, seconds, triedAgain = 0} of results) {
  const note = triedAgain > 0 ? `, ${triedAgain} only on retry: see "flaky" above` : '';
  console.log(`  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s${note}`);
}
printSamples();
/** @param {'passed' | 'failed'} key */
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);

/**
 * Prints the output once it is complete, as another check runs concurrently.
 *
 * @param {Check} check
 */
async function runQuietly(check) {
  const started = Date.now();
  // Concurrent checks with a report all use Vitest.
  const report = check.report
    ? ['--', '--reporter=default', '--reporter=json', `--outputFile=${reportFile(check)}`]
    : [];
  const {status, output} = await runCaptured('npm', ['run', '--silent', check.script, ...report]);
  say(`${check.name} (npm run ${check.script})`);
  console.log(output);
  return resultOf(check, status, started);
}

/** @param {Check} check */
function runAlone(check) {
  say(`${check.name} (npm run ${check.script})`);
  const started = Date.now();
  const status = run('npm', ['run', '--silent', check.script], {REPORT_FILE: reportFile(check)});
  return resultOf(check, status, started);
}

/**
 * @param {Check} check
 * @param {number} status
 * @param {number} started
 */
function resultOf(check, status, started) {
  const report = check.count && {count: check.count, read: () => readFileSync(reportFile(check), 'utf8')};
  const {problem, ...counts} = countCheck(status, report);
  if (problem) console.error(`${check.name} wrote no readable report: ${problem}`);
  return {name: check.name, ...counts, seconds: Math.round((Date.now() - started) / 1000)};
}

/** Prints how the samples were checked, by language; nothing if that check wrote no summary. */
function printSamples() {
  if (!existsSync(sampleSummary)) return;
  console.log(`\n${formatSummary(JSON.parse(readFileSync(sampleSummary, 'utf8')))}`);
}

/** @param {Check} check */
function reportFile({report}) {
  return report ? path.join(reports, report) : '';
}
