import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi, type MockInstance} from 'vitest';
import {samplesFolder} from './paths';

let log: MockInstance<typeof console.log>;

beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
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

test('api-keys/proxy.ts lets a page choose a node, and passes on no other header', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', send);
  vi.stubEnv('SYNDICA_API_KEY', 'KEY');
  const {handle} = await import('../../src/samples/api-keys/proxy');
  const ask = (method: string, headers: Record<string, string>) =>
    handle(
      new Request('http://localhost/rpc', {
        method,
        headers: {Origin: 'http://localhost:3000', ...headers},
        ...(method === 'POST' && {body: '{"jsonrpc":"2.0","id":1,"method":"getHealth"}'}),
      }),
    );

  // What a browser asks first, since the send program sets these headers.
  const preflight = await ask('OPTIONS', {'Access-Control-Request-Headers': 'x-syndica-affinity'});
  expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(', ')).toEqual([
    'content-type',
    'solana-client',
    'x-syndica-affinity',
    'x-syndica-affinity-key',
  ]);

  const affinity = {'x-syndica-affinity': 'key', 'x-syndica-affinity-key': 'one'};
  const own = {'Content-Type': 'application/json', 'X-Syndica-Api-Key': 'KEY'};
  const others = {'X-Syndica-Api-Key': 'ANOTHER', Cookie: 'session=1', 'Solana-Client': 'js/1'};
  send.mockClear();
  await ask('POST', {'X-Syndica-Affinity': 'key', 'X-Syndica-Affinity-Key': 'one', ...others});
  await ask('POST', others);
  expect(send.mock.calls.map(([, init]) => init?.headers)).toEqual([{...own, ...affinity}, own]);
});

const cutOff = (): Promise<never> => Promise.reject(new Error('no body in time'));

test.each<[string, () => Response, RegExp]>([
  ['no whole body', () => new Response(new ReadableStream({pull: cutOff})), /"status":0,"ms"/],
  ['half an answer', () => new Response('{"jsonrpc":'), /"status":0,"ms"/],
  ['a page of a proxy', () => new Response('<html>', {status: 503}), /"status":503,"ms"/],
  ['a code', () => new Response('{"error":{"code":7429}}', {status: 400}), /"status":400,"code":7429,/],
])('logs/record-calls.ts records the status of a whole body, and its code: %s', async (_name, answer, line) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  vi.resetModules();
  // By a path that TypeScript does not follow: the sample is a script, and not a module.
  await expect(import(path.join(samplesFolder, 'logs/record-calls.ts'))).rejects.toThrow();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(line));
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
