import {expect, test} from 'vitest';
import {explainNothing} from './explain-nothing';

test.each([
  ['', 'Paste a code'],
  ['{"jsonrpc":"2.0","result":5,"id":1}', 'the call worked'],
  ['HTTP/2 200\n\n{"jsonrpc":"2.0","result":null,"id":1}', '`null` is a valid result'],
  ['{"jsonrpc":"2.0","result":{"context":{},"value":{"err":null,"logs":[]}},"id":1}', 'did not fail'],
  ['{"jsonrpc":"2.0","result":{"context":{"slot":1},"value":null},"id":1}', 'Check the address'],
  ['{"jsonrpc":"2.0","result":{"context":{"slot":1},"value":[null]},"id":1}', 'found nothing'],
  ['{"jsonrpc":"2.0","result":{"context":{"slot":1},"value":[]},"id":1}', 'the call worked'],
  ['{"jsonrpc":"2.0","result":{"context":{"slot":1},"value":[null,{}]},"id":1}', 'the call worked'],
  ['{"jsonrpc":"2.0","result":{"meta":{"err":null}},"id":1}', 'did not fail'],
  [
    '{"jsonrpc":"2.0","method":"signatureNotification","params":{"result":{"context":{"slot":5},"value":{"err":null}},"subscription":2}}',
    'did not fail',
  ],
  ['{"jsonrpc":"2.0","method":"slotNotification","params":{"result":{"slot":5},"subscription":2}}', 'has a `result`'],
  ['{ err: { InstructionError: [ 2, [Object] ] } }', '`JSON.stringify(error)`'],
  ['Error: 16 UNAUTHENTICATED: No valid auth token', 'an error of gRPC'],
  ['status: Unauthenticated, message: "No valid auth token", details: []', 'an error of gRPC'],
  ['rpc error: code = ResourceExhausted desc = grpc: received message larger than max', 'an error of gRPC'],
  ['rpc error: code = Unauthenticated desc = invalid token', 'an error of gRPC'],
  ['Status { code: Unauthenticated, message: "No valid auth token", metadata: {} }', 'an error of gRPC'],
  ['hello', 'This text has no code, name, or message'],
  [`${'x'.repeat(200_000)} BlockhashNotFound`, 'Only the first and last 100,000 characters'],
])('%.40s', (text, words) => {
  expect(explainNothing(text)).toContain(words);
});
