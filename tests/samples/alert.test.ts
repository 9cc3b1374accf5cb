import {afterAll, expect, test} from 'vitest';
import {samplesFolder} from './paths';
import {prove} from './prove';
import {readSample} from './sample';
import {ServicePool} from './services';
import {findTools} from './tools';

const services = new ServicePool();
const tools = findTools();

afterAll(() => services.close());

const cases = ['py', 'ts'].flatMap((extension) => [
  [extension, 'a log that is not there', ['missing.log', '5'], /missing\.log/] as const,
  [extension, 'an interval that is no number', ['calls.log', 'five'], /five/] as const,
]);

test.each(cases)('logs/alert.%s tells its own failure from an alert: %s', async (extension, _name, args, warns) => {
  const run = {args, files: {'calls.log': ''}, exitCode: 2, warns};
  const sample = {...readSample(samplesFolder, `logs/alert.${extension}`, run), expected: undefined};
  const proof = await services.use((lent) =>
    prove(sample, {tools, services: lent, limit: 20_000, typeErrors: () => []}),
  );
  expect(proof).toMatchObject({proof: 'run'});
});
