import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';
import type {Summary, SummaryEntry} from '../../.ci/lib/sample-summary.mjs';
import {readRecord, type CheckedSample} from '../../src/plugins/remark-samples/checked';
import {languageOf} from './languages';
import {typeCheck} from './languages/type-check';
import {samplesFolder, summaryFile} from './paths';
import {prove} from './prove';
import {entryOf, keepsRecorded, mismatch, updateCommand, writeRecord} from './record';
import {runs} from './runs';
import {type Context, type Proof, type Sample, orphanOutputs, readSample, sampleFiles, SampleError} from './sample';
import {ServicePool} from './services';
import {findTools} from './tools';

/** Timeout of a run, in milliseconds. */
const limit = 40_000;

const files = sampleFiles(samplesFolder);
const recorded = readRecord(samplesFolder);
const isUpdate = inject('updateRecord');

const services = new ServicePool();
const found: Record<string, CheckedSample> = {};
const summary: Summary = {};
let context: Omit<Context, 'services'>;

beforeAll(() => {
  const pathOf = (file: string) => path.join(samplesFolder, file);
  // Before any sample runs: type checking blocks this process, so its mock servers could not answer.
  const types = typeCheck(pathOf('tsconfig.json'), files.filter((file) => file.endsWith('.ts')).map(pathOf));
  context = {tools: findTools(), typeErrors: ({file}) => types.get(pathOf(file)) ?? [], limit};
});

afterAll(async () => {
  await services.close();
  mkdirSync(path.dirname(summaryFile), {recursive: true});
  writeFileSync(summaryFile, JSON.stringify(summary, null, 2));
  if (isUpdate) await writeRecord(samplesFolder, {...recordOf(files), ...found});
});

describe.concurrent('each sample', () => {
  test.for(files)('%s', async (file) => {
    const sample = readSample(samplesFolder, file, runs[file]);
    const {label: language} = languageOf(sample.extension);
    summary[file] = {language, status: 'failed'};
    const proof = await services.use((lent) => prove(sample, {...context, services: lent}));
    settle(sample, proof);
    summary[file] = {language, ...statusOf(sample, proof)};
  });
});

test('the record names only existing files', () => {
  const gone = Object.keys(recorded).filter((file) => !files.includes(file));
  if (!isUpdate) expect(gone, `Run ${updateCommand}.`).toEqual([]);
});

test('each entry of runs.ts names a sample', () => {
  expect(Object.keys(runs).filter((file) => !files.includes(file))).toEqual([]);
});

test('only the sample that compares the levels asks for confirmed, which Solana plans to remove', () => {
  const asking = files.filter((file) => /(['"])confirmed\1/.test(readSample(samplesFolder, file, runs[file]).text));
  expect(asking).toEqual(['solana-rpc/commitment.sh']);
});

test('a Go program gets the release of a module with which it was checked: later ones need a later Go', () => {
  const [first] = readSample(samplesFolder, 'chainstream/stream-transactions.go', {}).text.split('\n');
  const [, name, version] = /^\/\/ go get (\S+)@(\S+)$/.exec(first ?? '') ?? [];
  expect(recorded['chainstream/stream-transactions.go']?.with).toMatch(`${name} ${version}`);
});

test('each expected output belongs to a sample', () => {
  expect(orphanOutputs(samplesFolder)).toEqual([]);
});

/** Compares a proof with the record, or saves it for the new record. */
function settle({file, text}: Sample, proof: Proof): void {
  const entry = entryOf(text, proof);
  const before = recorded[file];
  if (isUpdate) {
    found[file] = before && keepsRecorded(before, entry, proof) ? before : entry;
    return;
  }
  const problem = mismatch(before, entry, proof);
  if (problem) throw new SampleError(file, `${problem}: run ${updateCommand}, and commit src/samples/checked.json.`);
}

function statusOf({run}: Sample, {proof, lacks}: Proof): Pick<SummaryEntry, 'status' | 'reason'> {
  if (lacks) return {status: 'not run here', reason: `this machine has no ${lacks}`};
  return {status: proof, ...(run.parseOnly && {reason: run.parseOnly})};
}

/** Record entries of samples that still exist. */
function recordOf(names: readonly string[]): Record<string, CheckedSample> {
  return Object.fromEntries(Object.entries(recorded).filter(([name]) => names.includes(name)));
}
