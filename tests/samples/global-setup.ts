import {existsSync, readFileSync, rmSync} from 'node:fs';
import type {TestProject} from 'vitest/node';
import {formatSummary} from '../../.ci/lib/sample-summary.mjs';
import {samplesFolder, summaryFile} from './paths';
import {sampleFiles} from './sample';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run writes src/samples/checked.json instead of comparing with it. */
    readonly updateRecord: boolean;
  }
}

/**
 * Passes Vitest's `--update` flag on to the tests, and prints their summary after the run.
 *
 * @throws when a run that is to write the record would run no sample: it would end as if it had.
 */
export default function setup(project: TestProject): () => void {
  const {snapshotOptions, testNamePattern} = project.config;
  const isUpdate = snapshotOptions.updateSnapshot === 'all' && !process.env.CI;
  if (
    isUpdate &&
    testNamePattern &&
    !sampleFiles(samplesFolder).some((file) => testNamePattern.test(`each sample ${file}`))
  ) {
    throw new Error(
      `No file in src/samples matches -t ${testNamePattern.source.replaceAll('\\/', '/')}. Name one by its topic: topic/name.`,
    );
  }
  project.provide('updateRecord', isUpdate);
  rmSync(summaryFile, {force: true});
  return () => {
    if (existsSync(summaryFile)) console.log(`\n${formatSummary(JSON.parse(readFileSync(summaryFile, 'utf8')))}\n`);
  };
}
