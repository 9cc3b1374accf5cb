import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Step} from './workflow';

export interface StepOutcome {
  readonly exitCode: number | null;
  /** What it printed. */
  readonly output: string;
  /** What it wrote to `GITHUB_OUTPUT`, by name. */
  readonly outputs: Readonly<Record<string, string>>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** An empty folder, if omitted. */
  readonly cwd?: string;
}

/** Runs the script of a step with the shell that a workflow would start for it. */
export function runStep(step: Step | undefined, {env = {}, cwd}: Options = {}): StepOutcome {
  if (step?.run === undefined) throw new Error('The step has no script.');
  const folder = mkdtempSync(path.join(tmpdir(), 'step-'));
  try {
    const outputFile = path.join(folder, 'outputs.txt');
    writeFileSync(outputFile, '');
    const flags = step.shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
    const {status, stdout, stderr} = spawnSync('bash', [...flags, '-c', step.run], {
      cwd: cwd ?? folder,
      encoding: 'utf8',
      env: {...process.env, GITHUB_REPOSITORY: 'syndica/docs', GITHUB_OUTPUT: outputFile, ...env},
    });
    const lines = readFileSync(outputFile, 'utf8').split('\n').filter(Boolean);
    const outputs = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
    return {exitCode: status, output: stdout + stderr, outputs};
  } finally {
    rmSync(folder, {recursive: true});
  }
}
