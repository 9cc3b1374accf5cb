import {namedServices} from './localize';
import {differenceOf, jsonValues} from './mask';
import type {Outcome} from './process';
import type {Sample} from './sample';
import {SampleError} from './sample';

/**
 * Compares what a run printed, and how it ended, with what it must be.
 *
 * @throws SampleError
 */
export function judgeOutcome(sample: Sample, outcome: Outcome, limit: number): void {
  const {file, run, expected} = sample;
  const {end, exitCode, stdout} = outcome;
  const fail = (problem: string) => new SampleError(file, problem + quote(outcome));
  if (end === 'limit') {
    throw fail(
      run.until
        ? `It did not print what matches ${run.until} within ${limit / 1000} s.`
        : `It did not end within ${limit / 1000} s.`,
    );
  }
  if (end === 'exited') {
    if (run.until) throw fail(`It ended with exit code ${exitCode} before it printed what matches ${run.until}.`);
    if (exitCode !== (run.exitCode ?? 0)) throw fail(`Its exit code is ${exitCode}, not ${run.exitCode ?? 0}.`);
  }
  if (run.prints && !run.prints.test(stdout)) throw fail(`It did not print what matches ${run.prints}.`);
  const difference =
    expected === undefined ? undefined : differenceOf(expected, stdout, {firstLinesOnly: Boolean(run.until)});
  if (difference) throw fail(`Its output differs from ${file}.out. ${difference}`);
  const error = rpcError(stdout);
  if (error && !expectsFailure(sample)) throw fail(`The endpoint answered with an error: ${error}.`);
}

/** Whether a refusal is what the sample is about. */
function expectsFailure({run, expected}: Sample): boolean {
  if (run.faults?.length || run.refusals?.length || run.exitCode) return true;
  return /error|\b[45]\d\d\b/i.test(run.prints?.source ?? '') || /"error"|\b[45]\d\d\b/.test(expected ?? '');
}

/** curl exits with 0 when the answer is an error of JSON-RPC. */
function rpcError(stdout: string): string | undefined {
  for (const value of jsonValues(stdout).flat()) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && 'jsonrpc' in value && value.error) {
      return JSON.stringify(value.error);
    }
  }
  return undefined;
}

/** What came in during a run. */
export interface Request {
  readonly asked: string;
  /** Of HTTP. */
  readonly status: number;
}

/**
 * Looks at the requests a sample made, where nothing else says what they must be.
 *
 * @throws SampleError when one was refused, or none came in
 */
export function judgeRequests(sample: Sample, requests: readonly Request[], outcome: Outcome): void {
  const {file, text, run, expected} = sample;
  const fail = (problem: string) => new SampleError(file, problem + quote(outcome));
  const refused = requests.find(({status}) => status >= 400);
  if (refused && !expectsFailure(sample)) throw fail(`${refused.asked} was answered with HTTP ${refused.status}.`);
  const says = run.prints ?? run.exitCode ?? expected;
  if (requests.length === 0 && says === undefined && namedServices(text).length > 0)
    throw fail('No request of it came in.');
}

/** What a failed run printed, its end. */
function quote({stdout, stderr}: Outcome): string {
  const printed = [stdout, stderr].map((text) => text.trim()).filter(Boolean);
  return printed.map((text) => `\n${text.slice(-2_000)}`).join('');
}
