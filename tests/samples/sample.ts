import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {recordName, type CheckedSample} from '../../src/plugins/remark-samples/checked';
import type {Endpoint} from '../rpc';
import type {Dyndexer} from '../dyndexer';
import type {SampleRun} from './runs';
import type {Tools} from './tools';

/** A file that a page shows. */
export interface Sample {
  /** As a page and the record name it: `solana-rpc/get-balance.sh`. */
  readonly file: string;
  readonly extension: string;
  readonly text: string;
  readonly run: SampleRun;
  /** What a run of it prints, as pages show it: the text of `<file>.out`. */
  readonly expected?: string;
}

/** Weakest first. */
export const proofKinds: readonly ProofKind[] = ['parsed', 'type-checked', 'run'];
export type ProofKind = CheckedSample['proof'];

export interface Proof {
  readonly proof: ProofKind;
  /** What ran or parsed it: the tool's name, a space, its version. */
  readonly with: string;
  /** SDKs it imports, and what answered it. */
  readonly against: readonly string[];
  /** The tool this machine lacks, without which the proof is weaker than it could be. */
  readonly lacks?: string;
}

/** What answers a sample. One sample at a time has them. */
export interface Services {
  readonly endpoint: Endpoint;
  readonly dyndexer: Dyndexer;
}

export interface Context {
  readonly services: Services;
  readonly tools: Tools;
  /** Errors of a TypeScript sample, found by one check of all of them. */
  typeErrors(sample: Sample): readonly string[];
  /** Of one run, in milliseconds. */
  readonly limit: number;
}

/** Says which sample is wrong, and what is wrong with it. */
export class SampleError extends Error {
  override readonly name = 'SampleError';

  /** @param line counted from 1 */
  constructor(file: string, problem: string, line?: number) {
    super(line === undefined ? `${file}: ${problem}` : `${file}:${line}: ${problem}`);
  }
}

const noSamples = new Set(['tsconfig.json', 'README.md', recordName]);

/** Names of the samples of a folder, sorted. */
export function sampleFiles(folder: string): string[] {
  return allFiles(folder).filter((file) => !noSamples.has(file) && !file.endsWith('.out'));
}

/** Names of expected outputs that belong to no sample of the folder. */
export function orphanOutputs(folder: string): string[] {
  return allFiles(folder).filter((file) => file.endsWith('.out') && !existsSync(path.join(folder, file.slice(0, -4))));
}

function allFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

export function readSample(folder: string, file: string, run: SampleRun = {}): Sample {
  const output = path.join(folder, `${file}.out`);
  return {
    file,
    extension: path.extname(file).slice(1),
    text: readFileSync(path.join(folder, file), 'utf8'),
    run,
    ...(existsSync(output) && {expected: readFileSync(output, 'utf8')}),
  };
}
