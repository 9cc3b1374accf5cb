import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sha256} from '../lib/integrity';

/** The result of checking one sample file: tests/samples writes it, and pages show it. */
export interface CheckedSample {
  /** Of the text that was checked, to detect a changed sample. */
  readonly sha256: string;
  readonly proof: 'run' | 'type-checked' | 'parsed';
  /** The tool and its version, such as `curl 7.88.1`. */
  readonly with: string;
  /** What it was checked against, each with its version, such as `@solana/kit 8.4.0`. */
  readonly against: readonly string[];
}

const listing = new Intl.ListFormat('en');

/** Test doubles that samples run against, as opposed to packages that they import. */
const standIn = /^(?:LiteSVM|dyndexer contract) /;

/** Results of the last check, by sample path relative to the samples folder. */
export type SampleRecord = Readonly<Record<string, CheckedSample>>;

export const recordName = 'checked.json';

export function readRecord(folder: string): SampleRecord {
  const file = path.join(folder, recordName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SampleRecord) : {};
}

/** The line under a sample on a page; undefined for one that is unchecked, or has changed since. */
export function describeCheck(
  sample: CheckedSample | undefined,
  text: string,
  {isCompiled = false}: {readonly isCompiled?: boolean},
): string | undefined {
  if (sample === undefined || sample.sha256 !== sha256(text)) return undefined;
  if (sample.proof === 'parsed') return `Checked: parsed with ${sample.with}, not run`;

  const packages = sample.against.filter((name) => !standIn.test(name));
  const how = sample.proof === 'run' && isCompiled ? 'compiled to JavaScript and run' : sample.proof;
  const where = packages.length < sample.against.length ? ' against a local stand-in of the API, not Syndica' : '';
  return `Checked: ${how} with ${listing.format([sample.with, ...packages])}${where}`;
}
