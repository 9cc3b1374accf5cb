import {afterAll, expect} from 'vitest';
import {samplesFolder} from './paths';
import {prove} from './prove';
import type {SampleRun} from './runs';
import {readSample} from './sample';
import {ServicePool} from './services';
import {findTools} from './tools';

/**
 * For a test file that runs samples otherwise than runs.ts says: returns a function that runs one, and fails unless it
 * ran and met the expectations. Its recorded output does not count.
 */
export function sampleRunner(limit = 20_000): (file: string, run: SampleRun) => Promise<void> {
  const services = new ServicePool();
  const tools = findTools();
  afterAll(() => services.close());
  return async (file, run) => {
    const sample = {...readSample(samplesFolder, file, run), expected: undefined};
    const proof = await services.use((lent) => prove(sample, {tools, services: lent, limit, typeErrors: () => []}));
    expect(proof).toMatchObject({proof: 'run'});
  };
}
