import {existsSync, readFileSync, rmSync} from 'node:fs';
import type {TestProject} from 'vitest/node';
import {formatSummary} from '../../.ci/lib/sample-summary.mjs';
import {summaryFile} from './paths';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run writes src/samples/checked.json instead of comparing with it. */
    readonly updateRecord: boolean;
  }
}

/** Passes Vitest's `--update` flag on to the tests, and prints their summary after the run. */
export default function setup(project: TestProject): () => void {
  const {updateSnapshot} = project.config.snapshotOptions;
  project.provide('updateRecord', updateSnapshot === 'all' && !process.env.CI);
  rmSync(summaryFile, {force: true});
  return () => {
    if (existsSync(summaryFile)) console.log(`\n${formatSummary(JSON.parse(readFileSync(summaryFile, 'utf8')))}\n`);
  };
}
