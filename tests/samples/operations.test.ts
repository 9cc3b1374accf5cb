/**
 * Runs the calls that the build generates from the contract, in each language, against a mock server for the same
 * contract.
 */
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {findOperation} from '../../src/plugins/lib/openapi/find-operation';
import {loadContract} from '../../src/plugins/lib/openapi/load-contract';
import {requestSamples} from '../../src/plugins/lib/openapi/request-samples';
import type {Fault} from '../dyndexer';
import {write} from './folder';
import {typeCheck} from './languages/type-check';
import {cacheFolder, samplesFolder} from './paths';
import {prove} from './prove';
import type {Context, Sample} from './sample';
import {ServicePool} from './services';
import {findTools} from './tools';

/** The smallest WebAssembly module: its magic number and its version. */
const files = {'processor.wasm': Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)};

const contract = loadContract();
const samples: readonly Sample[] = contract.operations.flatMap((operation) =>
  requestSamples(contract, operation).flatMap((call, index) =>
    call.samples.map(({language: {extension}, text}) => ({
      file: `${operation.id}.${index + 1}.${extension}`,
      extension,
      text,
      run: {files},
    })),
  ),
);

const services = new ServicePool();
let context: Omit<Context, 'services'>;

beforeAll(() => {
  mkdirSync(cacheFolder, {recursive: true});
  const folder = mkdtempSync(path.join(cacheFolder, 'operations-'));
  const typed = samples.filter(({extension}) => extension === 'ts');
  const errors = typeCheck(
    path.join(samplesFolder, 'tsconfig.json'),
    typed.map(({file, text}) => write(folder, file, text)),
  );
  rmSync(folder, {recursive: true});
  context = {
    tools: findTools(),
    typeErrors: ({file}) => errors.get(path.join(folder, file)) ?? ['It was not checked.'],
    limit: 20_000,
  };
});
afterAll(() => services.close());

const run = (sample: Sample, fault?: Fault) =>
  services.use((lent) => {
    if (fault !== undefined) lent.dyndexer.inject(fault);
    return prove(sample, {...context, services: lent});
  });

/** Matches an example of the operation's success response, by a part that every language prints alike. */
function answerOf(id: string): RegExp {
  const success = findOperation(contract, id).responses.find(({status}) => status.startsWith('2'));
  const text = JSON.stringify(success?.content[0]?.examples[0]?.value ?? '');
  const [uuidOrTime] = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|\w{80,}/.exec(text) ?? [''];
  return new RegExp(uuidOrTime);
}

describe.concurrent('each call', () => {
  test('exists in curl, TypeScript and Python for each operation', () => {
    const first = samples.map(({file}) => file).filter((file) => file.includes('.1.'));
    expect(first).toEqual(
      contract.operations.flatMap(({id}) => ['sh', 'ts', 'py'].map((ending) => `${id}.1.${ending}`)),
    );
    expect(samples.length).toBeGreaterThan(first.length);
  });

  test.for(samples.map((sample) => [sample.file, sample] as const))('%s', async ([file, sample], {skip}) => {
    const [id = ''] = file.split('.');
    const proof = await run({...sample, run: {files, prints: answerOf(id)}});
    skip(proof.lacks !== undefined, `This machine has no ${proof.lacks}.`);
    expect(proof.proof).toBe('run');
    expect(proof.against).toEqual([`dyndexer contract ${contract.version}`]);
  });
});

const faults: readonly (readonly [id: string, status: number])[] = [
  ['ListIndexers', 401],
  ['DeleteIndexer', 404],
  ['CreateIndexer', 409],
  ['UploadBinary', 413],
  ['GetIndexerOutput', 429],
  ['CreateIndexer', 500],
];
const samplesOf = (id: string) => samples.filter(({file}) => file.startsWith(`${id}.1.`));
const messageOf = (sample: Sample, fault: Fault) =>
  run(sample, fault).then(
    () => 'It took the failure for success.',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe.concurrent('a call that fails ends with an error, and says why', () => {
  const cases = faults.flatMap(([id, status]) => samplesOf(id).map((sample) => [sample.file, status, sample] as const));
  test.for(cases)('%s with %i', async ([file, status, sample]) => {
    const [id = ''] = file.split('.');
    const response = findOperation(contract, id).responses.find((each) => each.status === String(status));
    const problem = response?.content[0]?.examples[0]?.value as {readonly title: string};
    const message = await messageOf(sample, {status});
    expect(message).toMatch(/Its exit code is [1-9]\d*, not 0/);
    expect(message).toContain(problem.title);
  });

  test.for(samplesOf('UploadBinary').map((sample) => [sample.file, sample] as const))(
    '%s when the upload is cut, and works when it is sent again',
    async ([, sample]) => {
      expect(await messageOf(sample, 'cut')).toMatch(/Its exit code is [1-9]\d*, not 0/);
      await expect(run(sample)).resolves.toBeDefined();
    },
  );
});
