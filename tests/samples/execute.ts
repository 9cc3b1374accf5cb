import path from 'node:path';
import {SocketClient} from '../rpc/test-client';
import {incompleteness} from './completeness';
import {write} from './folder';
import {type Request, judgeOutcome, judgeRequests} from './judge';
import {localize, namedServices} from './localize';
import {type Command, runProcess} from './process';
import {type Context, type Sample, type Services, SampleError} from './sample';
import {packageLabel} from './tools';

/** The sample as it is executed: with local addresses in place of the provider's. */
export function localText({text}: Sample, {services}: Context): string {
  return localize(text, services);
}

/** Labels of the mocks that the sample called, for the record. */
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
 * Runs the executable form of a sample, as its entry in runs.ts specifies.
 *
 * @returns what it printed: in the first run, if there are two
 * @throws SampleError when a run does not meet the expectations
 */
export async function execute(sample: Sample, context: Context, execution: Execution): Promise<string> {
  const printed = await executeOnce(sample, context, execution);
  const {again} = sample.run;
  if (!again) return printed;
  context.services.endpoint.reset();
  context.services.dyndexer.reset();
  await executeOnce({...sample, run: again, expected: undefined}, context, execution);
  return printed;
}

async function executeOnce(sample: Sample, context: Context, {command, args, folder, env}: Execution): Promise<string> {
  const {run} = sample;
  const {services, limit} = context;
  for (const [name, content] of Object.entries(run.files ?? {})) write(folder, name, content);
  if (run.fundedKeypair) write(folder, run.fundedKeypair, await services.endpoint.fundedKeypair());
  const traffic = run.busy ? await startTraffic(services) : undefined;
  for (const fault of run.faults ?? []) services.endpoint.inject(fault);
  for (const refusal of run.refusals ?? []) services.dyndexer.inject(refusal);

  const before = services.dyndexer.requests.length;
  const printed = await runProcess({
    command,
    args: [...args, ...(run.args ?? [])].map((each) => (traffic && each === 'SLOT' ? String(traffic.slot) : each)),
    cwd: folder,
    env: {...environment(sample, folder, services), ...run.env?.(services.endpoint), ...env},
    stdin: run.stdin,
    until: run.until,
    limit,
  } satisfies Command);
  traffic?.client.close();
  // Error messages name files without their folder.
  const outcome = {...printed, stderr: printed.stderr.replaceAll(`${folder}${path.sep}`, '')};
  judgeOutcome(sample, outcome, limit);
  judgeRequests(sample, requestsTo(services, before), outcome);
  const unmet = [
    ...(run.faults ? services.endpoint.unmetFaults() : []),
    ...(run.refusals ? services.dyndexer.unmetFaults() : []),
  ];
  if (unmet.length > 0) throw new SampleError(sample.file, `It never met ${JSON.stringify(unmet)}: see runs.ts.`);
  const lost = run.complete && (await incompleteness(run.complete, outcome.stdout, services.endpoint));
  if (lost) throw new SampleError(sample.file, lost);
  return outcome.stdout;
}

/** Has a client subscribed until some transactions are finalized. */
async function startTraffic({endpoint}: Services): Promise<{client: SocketClient; slot: number}> {
  // Not over PubSub, whose subscription ids samples print.
  const client = await SocketClient.open(endpoint.chainstream.ws, endpoint.apiKey);
  await client.subscribe('transactionsSubscribe', {network: 'solana-mainnet', filter: {commitment: 'finalized'}});
  for (let count = 0; count < 8; count += 1) await client.notification();
  const {params} = await client.notification();
  const {value} = params?.result as {value: {slot: number}};
  return {client, slot: value.slot};
}

/** Requests received during a run: the endpoint's log is reset between runs, that of the dyndexer mock is not. */
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

/** Inherits only PATH from this machine: no proxy, no user configuration. */
function environment({file, text}: Sample, folder: string, {endpoint, dyndexer}: Services): NodeJS.ProcessEnv {
  const named = namedServices(text);
  if (named.includes('dyndexer') && named.length > 1) {
    throw new SampleError(file, 'dyndexer and RPC need different keys.');
  }
  return {
    PATH: process.env.PATH,
    HOME: folder,
    LANG: 'C.UTF-8',
    NO_PROXY: '*',
    SYNDICA_API_KEY: named.includes('dyndexer') ? dyndexer.apiKey : endpoint.apiKey,
  };
}
