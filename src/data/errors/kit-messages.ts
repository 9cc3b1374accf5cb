import {kitOtherErrors} from './kit-other-errors';

export const kitMessagesSource = {package: '@solana/errors 8.4.0, messages', verified: '2026-11-23'} as const;

/**
 * What `@solana/kit` prints in development builds; production builds print the number instead. Of the errors that it
 * wraps, those whose text is not the node's or the runtime's own.
 */
export const kitMessages: ReadonlyMap<number, string> = new Map([
  [1, 'The network has progressed past the last block for which this transaction could have been committed.'],
  [2, 'The nonce `{nonce}` is no longer valid. It has advanced to'],
  // With the class name, since version 1 of `@solana/web3.js` has messages that start with the same words.
  [11, 'SolanaError: Failed to send transaction'],
  [5663009, 'Transaction is missing signatures for addresses:'],
  [5663020, 'Transaction size {n} exceeds limit of {n} bytes'],
  [5663037, 'Transaction failed when it was simulated in order to estimate its resource limits'],
  [8100000, 'This number is unsafe for use with the Solana JSON-RPC because it exceeds'],
  [8100001, 'HTTP header(s) forbidden:'],
  [8190002, 'WebSocket was closed before payload could be added to the send buffer'],
  [8190004, 'WebSocket failed to connect'],
  ...kitOtherErrors.map(({code, message}) => [code, message] as const),
  [-32700, 'JSON-RPC error: An error occurred on the server while parsing the JSON text'],
  [-32600, 'JSON-RPC error: The JSON sent is not a valid `Request` object'],
  [-32601, 'JSON-RPC error: The method does not exist / is not available'],
  [-32602, 'JSON-RPC error: Invalid method parameter(s)'],
  [-32603, 'JSON-RPC error: Internal JSON-RPC error'],
  [-32002, 'SolanaError: Transaction simulation failed'],
  [-32018, 'Rewards cannot be found because slot {slot} is not the epoch boundary'],
]);
