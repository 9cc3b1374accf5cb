import {expect, test} from 'vitest';
import {failureCause} from './failure-cause';

const simulation = 'Transaction simulation failed';

test.each([
  [`${simulation}: Error processing Instruction 12: custom program error: 0x1`, 'custom program error: 0x1'],
  [`SendTransactionError: failed to send transaction: ${simulation}: Blockhash not found`, 'Blockhash not found'],
  [
    'SolanaJSONRPCError: failed to get info about account 9xQeWvG: Node is behind by 153 slots',
    'Node is behind by 153 slots',
  ],
  ['failed to get info about account', 'failed to get info about account'],
  ['  Error: fetch failed', 'fetch failed'],
  ['2026-11-20T10:02:11Z ERROR Error: fetch failed', 'fetch failed'],
  // The error class is part of the cause.
  ["KeyError: 'SYNDICA_API_KEY'", "KeyError: 'SYNDICA_API_KEY'"],
  ['custom program error: 0x1', 'custom program error: 0x1'],
  [simulation, simulation],
  [`${simulation}: `, `${simulation}: `],
  ['rate limits', 'rate limits'],
  ['', ''],
])('the cause of %j is %j', (text, cause) => {
  expect(failureCause(text)).toBe(cause);
});
