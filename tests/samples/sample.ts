import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {recordName, type CheckedSample} from '../../src/plugins/remark-samples/checked';
import type {Dyndexer} from '../dyndexer';
import type {Endpoint} from '../rpc';
import type {SampleRun} from './runs';
import type {Tools} from './tools';

/** A code sample: a file that a page shows. */
export interface Sample {
  /** As pages and the record refer to it: `solana-rpc/get-balance.sh`. */
  readonly file: string;
  readonly extension: string;
  readonly text: string;
  readonly run: SampleRun;
  /** Expected output, as shown on pages: the text of `<file>.out`. */
  readonly expected?: string;
}

/** Weakest first. */
export const proofKinds: readonly ProofKind[] = ['parsed', 'type-checked', 'run'];
export type ProofKind = CheckedSample['proof'];

export interface Proof {
  readonly proof: ProofKind;
  /** The tool that ran or parsed it: its name, a space, its version. */
  readonly with: string;
  /** SDKs that it imports, and the mocks that it called. */
  readonly against: readonly string[];
  /** A tool missing on this machine, which would make the proof stronger. */
  readonly lacks?: string;
}

/** Mock servers, used by one sample at a time. */
export interface Services {
  readonly endpoint: Endpoint;
  readonly dyndexer: Dyndexer;
}

export interface Context {
  readonly services: Services;
  readonly tools: Tools;
  /** Type errors of a TypeScript sample; all samples are checked in one program. */
  typeErrors(sample: Sample): readonly string[];
  /** Timeout of a run, in milliseconds. */
  readonly limit: number;
}

/** Names the sample and states its problem. */
export class SampleError extends Error {
  override readonly name = 'SampleError';

  /** @param line counted from 1 */
  constructor(file: string, problem: string, line?: number) {
    super(line === undefined ? `${file}: ${problem}` : `${file}:${line}: ${problem}`);
  }
}

const nonSampleFiles = new Set(['tsconfig.json', 'README.md', recordName]);

/** Names of the samples of a folder, sorted. */
export function sampleFiles(folder: string): string[] {
  return allFiles(folder).filter((file) => !nonSampleFiles.has(file) && !file.endsWith('.out'));
}

/** Names of `.out` files in the folder that have no sample. */
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
