import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi, type MockInstance} from 'vitest';
import {samplesFolder} from './paths';

let log: MockInstance<typeof console.log>;

beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('api-keys/proxy.ts passes on how long a page has to wait', async () => {
  const limited = () => new Response('Too Many Requests', {status: 429, headers: {'Retry-After': '7'}});
  vi.stubGlobal('fetch', () => Promise.resolve(limited()));
  const {handle} = await import('../../src/samples/api-keys/proxy');
  const request = new Request('http://localhost/rpc', {
    method: 'POST',
    headers: {Origin: 'http://localhost:3000'},
    body: '{"jsonrpc":"2.0","id":1,"method":"getHealth"}',
  });
  const {status, headers} = await handle(request);
  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('7');
  expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
});

test('chainstream/token-changes.ts prints a mint with as many decimals as a byte can say', async () => {
  const socket = Object.assign(new EventTarget(), {send: vi.fn(), close: vi.fn()});
  vi.stubGlobal('WebSocket', function WebSocket() {
    return socket;
  });
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'token-changes.ts', 'PROGRAM']);
  // By a path that TypeScript does not follow: the sample is a script, and not a module.
  await import(path.join(samplesFolder, 'chainstream/token-changes.ts'));

  const balance = (amount: string) => [
    {accountIndex: 0, mint: 'MINT', owner: 'OWNER', uiTokenAmount: {amount, decimals: 255}},
  ];
  const meta = {
    err: null,
    preBalances: [1],
    postBalances: [1],
    preTokenBalances: balance('1'),
    postTokenBalances: balance('3'),
    loadedAddresses: {writable: [], readonly: []},
  };
  const value = {transaction: {message: {accountKeys: ['ACCOUNT']}}, meta};
  const data = JSON.stringify({params: {result: {context: {signature: 'SIGNATURE'}, value}}});
  socket.dispatchEvent(new MessageEvent('message', {data}));
  expect(log).toHaveBeenCalledWith('SIGNATURE');
  expect(log).toHaveBeenLastCalledWith('OWNER', expect.stringMatching(/^0\.0{100}$/), 'MINT');
});
