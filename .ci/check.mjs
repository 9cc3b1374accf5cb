// npm run check: runs every check, even if one fails, except those that need it. The last line is the total.
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {inBrowsers, sideBySide, waiting} from './checks.mjs';
import {buildVariables} from './lib/build-variables.mjs';
import {countCheck, countPlaywright, countVitest, countWithout} from './lib/count-tests.mjs';
import {root, run, runCaptured, say} from './lib/process.mjs';
import {runQueue} from './lib/queue.mjs';
import {formatSummary} from './lib/sample-summary.mjs';

/** @import {Check} from './checks.mjs' */
/** @import {Counts} from './lib/count-tests.mjs' */

/** @typedef {Counts & {name: string, seconds: number}} Result */

const reports = path.join(root, 'test-results', 'reports');
const sampleSummary = path.join(root, 'test-results', 'samples.json');
const counters = {vitest: countVitest, playwright: countPlaywright};

// The tests are about the build that a fresh clone makes. A shell may have loaded .env for another one.
for (const name of buildVariables) Reflect.deleteProperty(process.env, name);

rmSync(reports, {recursive: true, force: true});
rmSync(sampleSummary, {force: true});
mkdirSync(reports, {recursive: true});

const [others, samples] = await Promise.all([
  runQueue(sideBySide, 2, async (check, needed) => notRun(check, needed) ?? runQuietly(check)),
  runQuietly(waiting),
]);
const needed = others.filter(({name}) => inBrowsers.after?.includes(name));
/** @type {readonly Result[]} */
const results = [...others, samples, notRun(inBrowsers, needed) ?? runAlone(inBrowsers)];

console.log('\nSummary');
for (const {name, passed, failed, seconds, triedAgain = 0, failures = []} of results) {
  const note = triedAgain > 0 ? `, ${triedAgain} only on retry` : '';
  console.log(`  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s${note}`);
  for (const failure of failures) console.log(`    ${failure}`);
}
printSamples();
/** @param {'passed' | 'failed'} key */
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);

/**
 * The result of a check that does not run, as one that it needs has failed; undefined if none has.
 *
 * @param {Check} check
 * @param {readonly Result[]} needed
 * @returns {Result | undefined}
 */
function notRun({name}, needed) {
  const counts = countWithout(needed);
  return counts && {name, seconds: 0, ...counts};
}

/**
 * Prints the output once it is complete, as another check runs concurrently.
 *
 * @param {Check} check
 * @returns {Promise<Result>}
 */
async function runQuietly(check) {
  const started = Date.now();
  const {args, environment} = commandOf(check);
  const {exitCode, output} = await runCaptured('npm', args, environment);
  say(`${check.name} (npm run ${check.script})`);
  console.log(output);
  return resultOf(check, exitCode, started);
}

/**
 * @param {Check} check
 * @returns {Result}
 */
function runAlone(check) {
  say(`${check.name} (npm run ${check.script})`);
  const started = Date.now();
  const {args, environment} = commandOf(check);
  return resultOf(check, run('npm', args, environment), started);
}

/**
 * Arguments of npm, and variables, with which the check writes its report.
 *
 * @param {Check} check
 */
function commandOf(check) {
  const file = reportFile(check);
  const args = ['run', '--silent', check.script];
  const ofVitest = ['--', '--reporter=default', '--reporter=json', `--outputFile=${file}`];
  return {
    args: check.runner === 'vitest' ? [...args, ...ofVitest] : args,
    // tests/playwright.config.mts adds the reporter.
    environment: check.runner === 'playwright' ? {REPORT_FILE: file} : {},
  };
}

/**
 * @param {Check} check
 * @param {number} status
 * @param {number} started
 */
function resultOf(check, status, started) {
  const {name, runner} = check;
  const report = runner && {count: counters[runner], read: () => readFileSync(reportFile(check), 'utf8')};
  const {problem, ...counts} = countCheck(status, report);
  if (problem) console.error(`${name} wrote no readable report: ${problem}`);
  return {name, ...counts, seconds: Math.round((Date.now() - started) / 1000)};
}

/** Prints how the samples were checked, by language; nothing if that check wrote no summary. */
function printSamples() {
  if (!existsSync(sampleSummary)) return;
  console.log(`\n${formatSummary(JSON.parse(readFileSync(sampleSummary, 'utf8')))}`);
}

/** @param {Check} check */
function reportFile({script}) {
  return path.join(reports, `${script.replace(':', '-')}.json`);
}
