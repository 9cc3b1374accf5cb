import {describe, expect, test} from 'vitest';
import {mockCommands} from '../../support/mock-commands';
import {readSource} from '../../support/source-files';
import {isRun, type Status} from './expression';
import {runStep} from './run-step';
import {load, type Step} from './workflow';

const {on, jobs} = load('benchmarks.yml');
const command = mockCommands();

test('every benchmark runs monthly', () => {
  const {scripts} = JSON.parse(readSource('package.json')) as {scripts: object};
  const benchmarks = Object.keys(scripts).filter((script) => /^bench\b/.test(script));
  expect(Object.keys(on).sort()).toEqual(['schedule', 'workflow_dispatch']);
  expect(jobs.measure?.strategy?.matrix?.script).toEqual(benchmarks);
});

const steps = jobs.measure?.steps ?? [];
const measures = (step: Step) => step.id === 'measure';
const keeps = steps.slice(steps.findIndex(measures) + 1);

/** Whether each step after the benchmark runs, for a benchmark and how it ended. */
function kept(script: string, outcome: Status | 'skipped', status: Status): boolean[] {
  return keeps.map((step) => isRun(step.if, {matrix: {script}, steps: {measure: {outcome}}}, status));
}

describe('what was measured is kept', () => {
  test.each([
    ['succeeds', 'success'],
    ['fails for one of several generators', 'failure'],
    ['takes too long', 'cancelled'],
  ] as const)('when a benchmark %s', (_how, outcome) => {
    expect(kept('bench', outcome, outcome)).toEqual([true, true]);
    expect(kept('bench:rpc', outcome, outcome)).toEqual([true, false]);
  });

  test('but there is nothing to keep when the site could not be built', () => {
    expect(kept('bench', 'skipped', 'failure')).toEqual([false, false]);
  });

  test('with a failure that the pipe to the file does not hide', () => {
    command('npm', '[ "$3" = bench ] && echo "Ours 1.5 s" && exit 1');
    const {exitCode, output} = runStep(steps.find(measures), {env: {SCRIPT: 'bench'}});
    expect(output).toBe('Ours 1.5 s\n');
    expect(exitCode).toBe(1);
  });
});
