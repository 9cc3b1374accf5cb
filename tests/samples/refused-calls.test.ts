import {describe, test} from 'vitest';
import type {Fault} from '../rpc';
import {sampleRunner} from './run-sample';

const runSample = sampleRunner();

/** An error without a code. */
const unhealthy = {kind: 'http-status', status: 503, body: '{"error":"no healthy upstream"}'} as const;

describe.concurrent('short programs', () => {
  test.each([
    'api-keys/key-in-code.py',
    'api-keys/key-in-code.ts',
    'getting-started/first-request.py',
    'getting-started/first-request.ts',
    'solana-rpc/account-data.py',
    'solana-rpc/get-balance.py',
  ])('%s prints the error of a proxy', async (file) => {
    await runSample(file, {faults: [unhealthy], exitCode: 1, warns: /no healthy upstream/});
  });
});

const args = ['CTFxvVHbktnEYH8Mw7Y49kuXTNaSUs3dxjFc3M5mjLFx'];

describe.concurrent.each(['stacks/environments', 'staking/commission'])('%s', (topic) => {
  test.each<[string, string, Fault, RegExp]>(
    ['py', 'ts'].flatMap((extension): [string, string, Fault, RegExp][] => [
      [extension, 'an error with status 200', {kind: 'rpc-error', code: -32601}, /-32601\b/],
      [extension, 'a status without JSON', {kind: 'http-status', status: 401}, /HTTP 401, no result/],
      [extension, 'the body of a proxy', unhealthy, /HTTP 503, no result/],
      [
        extension,
        'the body of another proxy',
        {kind: 'http-status', status: 502, body: '{"error":{"message":"no healthy upstream"}}'},
        /HTTP 502, no result/,
      ],
    ]),
  )('.%s says why it failed: %s', async (extension, _name, fault, warns) => {
    await runSample(`${topic}.${extension}`, {args, faults: [fault], exitCode: 1, warns});
  });
});
