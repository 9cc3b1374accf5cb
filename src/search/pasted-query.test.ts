import {expect, test} from 'vitest';
import {pastedQuery} from './pasted-query';

const simulation = 'Error: failed to send transaction: Transaction simulation failed';

test.each([
  [`${simulation}: Error processing Instruction 3: custom program error: 0x1`, 'custom program error: 0x1'],
  [`${simulation}: Blockhash not found`, 'Blockhash not found'],
  [
    'Sending …\n  at send (/app/send.ts:12:3)\n' +
      'SolanaJSONRPCError: failed to get slot leaders for the given range: {"code": -32005}\n  at next (/app/next.ts:3:1)',
    'failed to get slot leaders for the given range: {"code": -32005}',
  ],
  [
    `TransactionExpiredBlockheightExceededError: Signature ${'5'.repeat(88)} has expired: block height exceeded.`,
    'TransactionExpiredBlockheightExceededError',
  ],
  [
    `Error: connect: ConnectTimeoutError: Connect Timeout Error (attempted address: rpc.example:443, timeout: 10000ms)`,
    'ConnectTimeoutError',
  ],
  [`WalletSendTransactionError: ${simulation}: Blockhash not found`, 'Blockhash not found'],
  [
    'SendTransactionError: Simulation failed. \nMessage: Transaction simulation failed: Blockhash not found. \nLogs: \n[]. \nCatch the `SendTransactionError` and call `getLogs()` on it for full details.',
    'Blockhash not found',
  ],
  [
    `${simulation}: Attempt to debit an account but found no record of a prior credit.`,
    'Attempt to debit an account but found no record of a prior',
  ],
  [
    '{"jsonrpc":"2.0","error":{"code":-32002,"message":"Transaction simulation failed: Blockhash not found","data":{"err":"BlockhashNotFound"}},"id":1}',
    'Blockhash not found',
  ],
  [
    '{"jsonrpc": "2.0", "error": {"code": -32005, "message": "Node is behind by 153 slots", "data": {"numSlotsBehind": 153}}}',
    '-32005 Node is behind by 153 slots',
  ],
  [
    `{"jsonrpc":"2.0","error":{"code":-32002,"message":"Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1","data":{"err":{"InstructionError":[0,{"Custom":1}]}}},"id":1}`,
    'custom program error: 0x1',
  ],
  [
    `SolanaJSONRPCError: failed to get info about account ${'9'.repeat(44)}: Node is behind by 153 slots`,
    'Node is behind by 153 slots',
  ],
  [
    '{"jsonrpc": "2.0", "id": 1, "error": {"message": "Node is behind by 153 slots", "data": {}, "code": "-32005"}}',
    '-32005 Node is behind by 153 slots',
  ],
  [
    String.raw`"{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32002,\"message\":\"Transaction simulation failed: Blockhash not found\"}}"`,
    'Blockhash not found',
  ],
  [
    String.raw`{"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid params: unknown variant \"foo\""},"id":1}`,
    '-32602 Invalid params: unknown variant "foo"',
  ],
  [
    '{"level":"error","time":1764440000000,"msg":"request failed","error":{"message":"Blockhash not found","name":"Error"}}',
    'Blockhash not found',
  ],
  [
    '    "code": -32002,\n    "message": "Transaction simulation failed: Error processing Instruction 1: invalid account data for instruction",\n',
    'invalid account data for instruction',
  ],
  [
    'RPC response error -32002: Transaction simulation failed: Transaction leaves an account with a lower balance than rent-exempt minimum',
    'Transaction leaves an account with a lower balance than',
  ],
  [
    '(*jsonrpc.RPCError)(0xc0001b2000)({\n  Code: (int) -32002,\n  Message: (string) (len=88) "Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1",',
    'custom program error: 0x1",',
  ],
  [
    "$ curl -i https://rpc.example/api-key/k3y -H 'content-type: application/json' -d '{}'\nHTTP/2 401\n\n{}",
    'HTTP/2 401',
  ],
  [`\u001B[31m${simulation}: \u001B[1mBlockhash not found\u001B[0m`, 'Blockhash not found'],
  ['\u001B[31mBlockhash not found\u001B[0m', 'Blockhash not found'],
  [`\n\n  ${'word '.repeat(20)}`, 'word '.repeat(13).slice(0, 64).trim()],
  [`Error: ${'word '.repeat(20)}`, 'word '.repeat(13).slice(0, 64).trim()],
  [
    "Access to fetch at 'https://rpc.example/api-key/abc' from origin 'http://localhost:3000' has been blocked by CORS policy: No header",
    'Access to fetch at from origin has been blocked by CORS policy:',
  ],
  [
    'WebSocket connection to wss://rpc.example/ failed: Error during WebSocket handshake: Unexpected response code: 401',
    'Error during WebSocket handshake: Unexpected response code: 401',
  ],
  [`at the start\n[12:00:01 rpc_client] sending ${'a '.repeat(20)}: operation timed out`, 'operation timed out'],
  [`${simulation}: tried 3 times, then the connection was refused`, 'tried 3 times, then the connection was refused'],
  [
    'base64 encoded solana_transaction::versioned::VersionedTransaction too large: 1648 bytes (max: encoded/raw 1644/1232)',
    'base64 encoded VersionedTransaction too large: 1648 bytes (max:',
  ],
  [
    `2026-11-20T10:02:11.123Z ERROR connection 17 of the pool is closed by the other side (ECONNRESET)`,
    'connection 17 of the pool is closed by the other side',
  ],
  [`https://rpc.example/${'x'.repeat(60)}`, `https://rpc.example/${'x'.repeat(44)}`],
  ['x'.repeat(200), 'x'.repeat(64)],
  [
    'how do I set a custom rate limit: for one API key so that my other project still works',
    'how do I set a custom rate limit: for one API key so that my',
  ],
  ['wss://rpc.example/api-key/k3y', 'wss://rpc.example'],
  ['https://rpc.example/?api-key=k3y', 'https://rpc.example/?api-key='],
  ['X-Syndica-Api-Key: k3y', 'X-Syndica-Api-Key: '],
  [`https://rpc.example/api-key/${'k3y'.repeat(30)} is blocked`, 'https://rpc.example is blocked'],
  ['Error: rate\nlimits', 'Error: rate\nlimits'],
  ['', ''],
])('M5: %j is shortened to %j', (text, query) => {
  expect(pastedQuery(text, 64, '')).toBe(query);
});

test('M5: the error at the end of a long log in one line is found', () => {
  const entries = Array.from({length: 20_000}, (_, id) => `{"level": "info", "id": ${id}}`);
  const log = `[${entries.join(', ')}, {"message": "Blockhash not found"}]`;
  expect(pastedQuery(log, 64, '')).toContain('Blockhash not found');
});

// In time that grows with its length: otherwise, each would take longer than a test may.
test.each([
  ['lines of a report', 'Error: Simulation failed. Message: Blockhash not found\n', 50_000, 'Blockhash not found'],
  ['starts of a report', 'Simulation failed. Message: ', 200_000, 'Message: Simulation failed.'],
  ['spaces', ' ', 500_000, ''],
])('M5: a long text is read: %s', (_what, part, times, query) => {
  expect(pastedQuery(part.repeat(times), 64, '')).toContain(query);
});

test('the bytes of a secret key are left out, also if only a part of its file was copied', () => {
  const bytes = Array.from({length: 64}, (_, index) => (index * 37) % 256);
  expect(pastedQuery(`[${bytes.join(',')}]`, 64, '')).toBe('');
  expect(pastedQuery(`id.json: ${bytes.slice(0, 30).join(', ')},\n is it safe?`, 64, '')).toBe(
    'id.json: ,\n is it safe?',
  );
  expect(pastedQuery('retry after 1, 2, 4, 8, 16 seconds', 64, '')).toBe('retry after 1, 2, 4, 8, 16 seconds');
});

test.each([
  ['key a1b2c3d4e5 refused', 'a1b2c3d4e5', 'key  refused'],
  ['b2c3d4e5`, { is refused', 'a1b2c3d4e5', '`, { is refused'],
  ['failed to start the test validator', 'test', 'failed to start the test validator'],
])('%j, with the reader’s key %j: %j', (text, key, query) => {
  expect(pastedQuery(text, 64, key)).toBe(query);
});

const base58 = '5Kd3NBUAdUnhyzenEwVLy9pBKxSwXvE9FMPyR4UKZvpe6E3AgLrJzRAbQvxY7sdN6TmjXtHGWpbSrzQk4VRcZfDu';

test.each([
  ['PRIVATE_KEY={} node send.js', base58],
  ['{"secretKey":"{}"}', base58],
  [String.raw`"{\"privateKey\":\"{}\"}"`, base58],
  ['my key is {}', base58],
  ['{}', base58],
  ['seed phrase: {}', 'ability bamboo cat dinner early fabric garden hair ice jacket keen label'],
  ['{"mnemonic":"{}"}', 'ability bamboo cat dinner early fabric garden hair ice jacket keen label'],
])('a secret key in %s is left out', (text, key) => {
  expect(pastedQuery(text.replace('{}', key), 64, '')).toBe(text.replace('{}', ''));
});
