import {describe, test} from 'vitest';
import type {Fault} from '../rpc';
import {sampleRunner} from './run-sample';

const runSample = sampleRunner(50_000);

/** Runs it with these answers to `sendTransaction`, until it fails with a matching error. */
function fails(file: string, fault: Fault, warns: RegExp): Promise<void> {
  return runSample(file, {args: ['id.json'], fundedKeypair: 'id.json', faults: [fault], exitCode: 1, warns});
}

const method = 'sendTransaction';

const samples = ['send-transaction/send-transaction.py', 'send-transaction/send-transaction.ts'];

describe.concurrent.each([...samples, 'advanced/read-your-writes.ts'])('%s', (file) => {
  test.each<[string, Fault, RegExp]>([
    ['a plan that does not include it', {kind: 'http-status', status: 402, method}, /\b402\b/],
    ['a transaction that is too large', {kind: 'rpc-error', code: -32602, message: 'too large', method}, /too large/],
  ])('ends with the first refusal if it is final: %s', async (_name, fault, warns) => {
    await fails(file, fault, new RegExp(`^(?![^]*expired)[^]*${warns.source}`));
  });
});

describe.concurrent.each(samples)('%s', (file) => {
  test('says why no send was accepted, once it has expired', async () => {
    const why = file.endsWith('.py')
      ? /RpcError: sendTransaction: [^\n]*\b503\b[^]*direct cause[^]*expired/
      : /expired[^]*cause[^]*HTTP error \(503\)/;
    await fails(file, {kind: 'http-status', status: 503, method, times: 100}, why);
  });
});

// Not the TypeScript program: kit does not read the body of an HTTP error.
test('send-transaction.py ends with a final code, whatever the status', async () => {
  const fault = {kind: 'rpc-error', code: -32602, message: 'too large', status: 500, method} as const;
  await fails('send-transaction/send-transaction.py', fault, /^(?![^]*expired)[^]*too large/);
});
