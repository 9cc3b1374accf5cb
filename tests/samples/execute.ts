import path from 'node:path';
import {incompleteness} from './completeness';
import {write} from './folder';
import type {Request} from './judge';
import {judgeOutcome, judgeRequests} from './judge';
import {localize, namedServices} from './localize';
import type {Command} from './process';
import {runProcess} from './process';
import type {Context, Sample, Services} from './sample';
import {SampleError} from './sample';
import {packageLabel} from './tools';

/** The sample as it is run: it calls this machine in place of the provider. */
export function localText({text}: Sample, {services}: Context): string {
  return localize(text, services);
}

/** What answered the sample, for the record. */
export function answeredBy({text}: Sample, {services}: Context): string[] {
  const named = namedServices(text);
  return [
    ...(named.includes('rpc') || named.includes('chainstream') ? [packageLabel('litesvm', 'LiteSVM')] : []),
    ...(named.includes('dyndexer') ? [`dyndexer contract ${services.dyndexer.contractVersion}`] : []),
  ];
}

interface Execution {
  readonly command: string;
  readonly args: readonly string[];
  /** The working directory. */
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs what a sample was made into, the way its entry in runs.ts says.
 *
 * @throws SampleError when the run is not what it must be
 */
export async function execute(
  sample: Sample,
  context: Context,
  {command, args, folder, env}: Execution,
): Promise<string> {
  const {run} = sample;
  const {services, limit} = context;
  for (const [name, content] of Object.entries(run.files ?? {})) write(folder, name, content);
  if (run.fundedKeypair) write(folder, run.fundedKeypair, await services.endpoint.fundedKeypair());
  for (const fault of run.faults ?? []) services.endpoint.inject(fault);
  for (const refusal of run.refusals ?? []) services.dyndexer.inject(refusal);

  const before = services.dyndexer.requests.length;
  const printed = await runProcess({
    command,
    args: [...args, ...(run.args ?? [])],
    cwd: folder,
    env: {...environment(sample, folder, services), ...env},
    stdin: run.stdin,
    until: run.until,
    limit,
  } satisfies Command);
  // In messages, files go by their names.
  const outcome = {...printed, stderr: printed.stderr.replaceAll(`${folder}${path.sep}`, '')};
  judgeOutcome(sample, outcome, limit);
  judgeRequests(sample, requestsTo(services, before), outcome);
  const lost = run.complete && (await incompleteness(run.complete, outcome.stdout, services.endpoint));
  if (lost) throw new SampleError(sample.file, lost);
  return outcome.stdout;
}

/** What came in during a run: the endpoint forgets between runs, the stand-in for dyndexer counts on. */
function requestsTo({endpoint, dyndexer}: Services, answeredBefore: number): Request[] {
  return [
    ...endpoint.requests.map(({method, transport, status}) => ({
      asked: method ?? `A request over ${transport}`,
      status,
    })),
    ...dyndexer.requests
      .slice(answeredBefore)
      .map(({method, path: asked, status}) => ({asked: `${method} ${asked}`, status})),
  ];
}

/** Nothing of this machine's own but the path: no proxy, no configuration. */
function environment({file, text}: Sample, folder: string, {endpoint, dyndexer}: Services): NodeJS.ProcessEnv {
  const named = namedServices(text);
  if (named.includes('dyndexer') && named.length > 1) {
    throw new SampleError(file, 'One key does not fit dyndexer and RPC.');
  }
  return {
    PATH: process.env.PATH,
    HOME: folder,
    LANG: 'C.UTF-8',
    NO_PROXY: '*',
    SYNDICA_API_KEY: named.includes('dyndexer') ? dyndexer.apiKey : endpoint.apiKey,
  };
}
