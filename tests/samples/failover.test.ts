import {describe, test} from 'vitest';
import type {Fault} from '../rpc';
import {sampleRunner} from './run-sample';
import type {SampleRun} from './runs';

const runSample = sampleRunner();

/** Both endpoints are the same server: the first gets the first request, and the second the next. */
function run(faults: readonly Fault[], expected: SampleRun): Promise<void> {
  const env: SampleRun['env'] = ({rpc, apiKey}) => ({SECOND_ENDPOINT: `${rpc.http}/api-key/${apiKey}`});
  return runSample('solana-rpc/failover-kit.ts', {env, faults, ...expected});
}

describe.concurrent('solana-rpc/failover-kit.ts', () => {
  test.each([-32603, -32012, -32019, -32020])('asks the next endpoint after %i', async (code) => {
    await run([{kind: 'rpc-error', code}], {prints: /^(?:\d+ lamports at slot \d+\n){4}$/});
  });

  test('passes on what the last endpoint answers, too', async () => {
    await run([{kind: 'rpc-error', code: -32603, times: 2}], {exitCode: 1, warns: /-32603/});
  });

  test('asks no other endpoint for a call that is wrong', async () => {
    await run([{kind: 'rpc-error', code: -32602}], {exitCode: 1, warns: /-32602/});
  });
});
