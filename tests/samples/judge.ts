import {namedServices} from './localize';
import {differenceOf, jsonValues} from './mask';
import type {Outcome} from './process';
import {type Sample, SampleError} from './sample';

/**
 * Checks the output and the exit of a run against the expectations.
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
        ? `It did not print a match for ${run.until} within ${limit / 1000} s.`
        : `It did not end within ${limit / 1000} s.`,
    );
  }
  if (end === 'exited') {
    if (run.until) throw fail(`It ended with exit code ${exitCode} before it printed a match for ${run.until}.`);
    if (exitCode !== (run.exitCode ?? 0)) throw fail(`Its exit code is ${exitCode}, not ${run.exitCode ?? 0}.`);
  }
  if (run.prints && !run.prints.test(stdout)) throw fail(`It did not print a match for ${run.prints}.`);
  if (run.warns && !run.warns.test(outcome.stderr)) throw fail(`Its standard error does not match ${run.warns}.`);
  const difference =
    expected === undefined ? undefined : differenceOf(expected, stdout, {firstLinesOnly: Boolean(run.until)});
  if (difference) throw fail(`Its output differs from ${file}.out. ${difference}`);
  if (outcome.stderr.includes('was never retrieved')) throw fail('It left an exception of a task behind.');
  const error = rpcError(stdout);
  if (error && !expectsFailure(sample)) throw fail(`The endpoint answered with an error: ${error}.`);
}

/** Whether the sample is about a failure. */
function expectsFailure({run, expected}: Sample): boolean {
  if (run.faults?.length || run.refusals?.length || run.exitCode) return true;
  return /error|\b[45]\d\d\b/i.test(run.prints?.source ?? '') || /"error"|\b[45]\d\d\b/.test(expected ?? '');
}

/** Finds a JSON-RPC error in the output: curl exits with 0 in that case. */
function rpcError(stdout: string): string | undefined {
  for (const value of jsonValues(stdout).flat()) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && 'jsonrpc' in value && value.error) {
      return JSON.stringify(value.error);
    }
  }
  return undefined;
}

/** A request received during a run. */
export interface Request {
  readonly asked: string;
  /** HTTP status. */
  readonly status: number;
}

/**
 * Checks the requests of a sample, where its expectations do not cover them.
 *
 * @throws SampleError when one was rejected, or none was received
 */
export function judgeRequests(sample: Sample, requests: readonly Request[], outcome: Outcome): void {
  const {file, text, run, expected} = sample;
  const fail = (problem: string) => new SampleError(file, problem + quote(outcome));
  const refused = requests.find(({status}) => status >= 400);
  if (refused && !expectsFailure(sample)) throw fail(`${refused.asked} was answered with HTTP ${refused.status}.`);
  const says = run.prints ?? run.exitCode ?? expected;
  if (requests.length === 0 && says === undefined && namedServices(text).length > 0) throw fail('It sent no request.');
}

/** The tail of a failed run's output. */
function quote({stdout, stderr}: Outcome): string {
  const printed = [stdout, stderr].map((text) => text.trim()).filter(Boolean);
  return printed.map((text) => `\n${text.slice(-2_000)}`).join('');
}
