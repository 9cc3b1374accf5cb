import {afterAll, expect} from 'vitest';
import type {LoopbackServer} from '../support/loopback-server';
import {samplesFolder} from './paths';
import {prove} from './prove';
import type {SampleRun} from './runs';
import {readSample, type Services} from './sample';
import {ServicePool} from './services';
import {findTools} from './tools';

const tools = findTools();

/**
 * Runs a sample otherwise than runs.ts says, and fails unless it ran and met the expectations. Its recorded output does
 * not count.
 *
 * @param limit milliseconds that it may take
 */
export async function runSample(file: string, run: SampleRun, services: Services, limit: number): Promise<void> {
  const sample = {...readSample(samplesFolder, file, run), expected: undefined};
  expect(await prove(sample, {tools, services, limit, typeErrors: () => []})).toMatchObject({proof: 'run'});
}

/** For a test file that runs samples against the services of all: returns a function that runs one. */
export function sampleRunner(limit = 20_000): (file: string, run: SampleRun) => Promise<void> {
  const services = new ServicePool();
  afterAll(() => services.close());
  return (file, run) => services.use((lent) => runSample(file, run, lent, limit));
}

/** Makes a server of a test all services of a sample. */
export function servicesAt({origin, host}: LoopbackServer): Services {
  const ws = `ws://${host}`;
  const reset = () => undefined;
  const endpoint = {rpc: {http: origin, ws}, chainstream: {ws}, apiKey: 'test-key', requests: [], reset};
  return {endpoint, dyndexer: {requests: [], reset}} as unknown as Services;
}
