import {afterAll, afterEach, beforeAll, expect, it} from 'vitest';
import {providerErrors} from '../../src/data/errors/provider-errors';
import {firstSlot} from './runtime/cluster';
import {call, handshakeStatus, post, signTransaction, SocketClient} from './test-client';
import {startEndpoint, type Endpoint} from './index';

let endpoint: Endpoint;
const clients: SocketClient[] = [];

beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  endpoint.reset();
});
afterAll(() => endpoint.close());

const getSlot = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getSlot'});

async function open(origin = endpoint.rpc.ws): Promise<SocketClient> {
  const client = await SocketClient.open(origin, endpoint.apiKey);
  clients.push(client);
  return client;
}

it.each([
  [401, 'Unauthorized'],
  [402, 'Payment Required'],
  [403, 'Forbidden'],
  [405, 'Used HTTP Method is not allowed. POST or OPTIONS is required'],
  [413, 'request body size exceeds allowed maximum'],
  [429, 'Rate Limit Exceeded'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
])('http-status %i', async (status, text) => {
  endpoint.inject({kind: 'http-status', status});
  const response = await post(endpoint, getSlot);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.has('Retry-After')).toBe(false);
  expect(endpoint.requests).toMatchObject([{method: 'getSlot', status}]);
  expect((await post(endpoint, getSlot)).status).toBe(200);
});

it('http-status with Retry-After, more than once, and at a handshake', async () => {
  endpoint.inject({kind: 'http-status', status: 429, retryAfter: 7, times: 2});
  expect((await post(endpoint, getSlot)).headers.get('Retry-After')).toBe('7');
  const {rpc, chainstream, apiKey} = endpoint;
  expect(await handshakeStatus(`${rpc.ws}/api-key/${apiKey}`)).toEqual({status: 429, retryAfter: '7'});
  endpoint.inject({kind: 'http-status', status: 503});
  expect(await handshakeStatus(`${chainstream.ws}/api-key/${apiKey}`)).toMatchObject({status: 503});
});

it('http-status of one method, while other calls and handshakes pass', async () => {
  endpoint.inject({kind: 'http-status', status: 503, method: 'getBlocks'});
  expect((await post(endpoint, getSlot)).status).toBe(200);
  await open();
  const getBlocks = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getBlocks', params: [firstSlot, firstSlot]});
  expect((await post(endpoint, getBlocks)).status).toBe(503);
  expect((await post(endpoint, getBlocks)).status).toBe(200);
});

it('no-answer until the client gives up, and then the next request is answered', async () => {
  endpoint.inject({kind: 'no-answer'});
  const {rpc, apiKey} = endpoint;
  const request = {method: 'POST', headers: {'Content-Type': 'application/json'}, body: getSlot};
  const answer = fetch(`${rpc.http}/api-key/${apiKey}`, {...request, signal: AbortSignal.timeout(300)});
  await expect(answer).rejects.toThrow('aborted due to timeout');
  expect(endpoint.requests).toEqual([]);
  expect((await post(endpoint, getSlot)).status).toBe(200);
});

it('short-list of a call that returns a list', async () => {
  endpoint.inject({kind: 'short-list', max: 2});
  const blocks = async () => (await call(endpoint, 'getBlocks', [firstSlot - 104, firstSlot - 100])).result;
  expect((await call(endpoint, 'getSlot')).result).toEqual(expect.any(Number));
  expect(await blocks()).toEqual([firstSlot - 104, firstSlot - 103]);
  expect(await blocks()).toHaveLength(5);
});

it.each(providerErrors.map(({code, name}) => [code, name] as const))('rpc-error %i', async (code, name) => {
  endpoint.inject({kind: 'rpc-error', code});
  expect((await call(endpoint, 'getSlot')).error).toEqual({code, message: name});
  expect((await call(endpoint, 'getSlot')).error).toBeUndefined();
});

it('rpc-error with a message and data of its own, over WebSocket, and twice', async () => {
  const message = 'Node is behind by 42 slots';
  endpoint.inject({kind: 'rpc-error', code: -32005, message, data: {numSlotsBehind: 42}, times: 2});
  const client = await open();
  expect((await client.call('slotSubscribe')).error).toEqual({code: -32005, message, data: {numSlotsBehind: 42}});
  expect((await call(endpoint, 'getSlot')).error?.code).toBe(-32005);
  expect((await client.call('slotSubscribe')).error).toBeUndefined();
});

it('rpc-error of one method', async () => {
  endpoint.inject({kind: 'rpc-error', code: -32005, method: 'getHealth'});
  expect((await call(endpoint, 'getSlot')).error).toBeUndefined();
  expect((await call(endpoint, 'getHealth')).error?.code).toBe(-32005);
});

it('rpc-error in one call of a batch, and 7701 for a batch as a whole', async () => {
  const batch = `[${getSlot},${getSlot}]`;
  endpoint.inject({kind: 'rpc-error', code: 7429});
  expect(await (await post(endpoint, batch)).json()).toMatchObject([
    {error: {code: 7429}},
    {result: expect.any(Number)},
  ]);
  endpoint.inject({kind: 'rpc-error', code: 7701});
  expect(await (await post(endpoint, batch)).json()).toMatchObject({id: null, error: {code: 7701}});
});

it('rpc-error with an HTTP status of its own', async () => {
  endpoint.inject({kind: 'rpc-error', code: 7429, status: 400});
  const response = await post(endpoint, getSlot);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({id: 1, error: {code: 7429}});
});

it.each([0, 2])('drop-socket after %i notifications', async (afterNotifications) => {
  const client = await open();
  endpoint.inject({kind: 'drop-socket', afterNotifications});
  let notifications = 0;
  client.socket.on('message', (data: Buffer) => {
    if (data.includes('slotNotification')) notifications += 1;
  });
  await client.subscribe('slotSubscribe');
  // 1006: closed without a close frame.
  expect(await client.closed).toBe(1006);
  expect(notifications).toBe(afterNotifications);
  await (await open()).subscribe('slotSubscribe');
});

it('drop-socket affects ChainStream too, one connection after the other', async () => {
  endpoint.inject({kind: 'drop-socket', afterNotifications: 1, times: 2});
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const client = await open(endpoint.chainstream.ws);
    await client.subscribe('slotUpdatesSubscribe', {network: 'solana-mainnet'});
    expect(await client.closed).toBe(1006);
  }
  const client = await open(endpoint.chainstream.ws);
  await client.subscribe('slotUpdatesSubscribe', {network: 'solana-mainnet'});
  await client.notification();
  await client.notification();
});

it.each([
  // 1005: a close frame without a code.
  [0, undefined, 1005],
  [2, 1001, 1001],
])('slow-consumer after %i notifications, with the code %s', async (afterNotifications, code, closed) => {
  const client = await open();
  endpoint.inject({kind: 'slow-consumer', afterNotifications, code});
  let notifications = 0;
  client.socket.on('message', (data: Buffer) => {
    if (data.includes('slotNotification')) notifications += 1;
  });
  await client.subscribe('slotSubscribe');
  expect(await client.closed).toBe(closed);
  expect(notifications).toBe(afterNotifications);
});

it('silent-socket after 2 notifications: open, but neither a ping nor a call is answered', async () => {
  const client = await open();
  endpoint.inject({kind: 'silent-socket', afterNotifications: 2});
  await client.subscribe('slotSubscribe');
  await client.notification();
  await client.notification();
  const events: string[] = [];
  for (const event of ['message', 'pong', 'close']) client.socket.on(event, () => events.push(event));
  // A connection that works: with its notifications, those of the silent one would have come.
  const other = await open();
  await other.subscribe('slotSubscribe');
  await other.notification();
  client.socket.ping();
  client.socket.send(getSlot);
  await other.notification();
  await other.notification();
  expect(events).toEqual([]);
});

it('malformed-response', async () => {
  endpoint.inject({kind: 'malformed-response', times: 2});
  const response = await post(endpoint, getSlot);
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
  const client = await open();
  client.socket.send(getSlot);
  const text = await client.text();
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
});

async function height(): Promise<unknown> {
  return (await call(endpoint, 'getBlockHeight', [{commitment: 'finalized'}])).result;
}

it('expired-blockhash before a transaction arrives', async () => {
  endpoint.inject({kind: 'expired-blockhash'});
  const {params, blockhash, lastValidBlockHeight} = await signTransaction(endpoint);
  expect((await call(endpoint, 'sendTransaction', params)).error).toMatchObject({
    code: -32002,
    data: {err: 'BlockhashNotFound'},
  });
  expect(await height()).toBeGreaterThan(lastValidBlockHeight);
  const {result} = await call(endpoint, 'isBlockhashValid', [blockhash, {commitment: 'processed'}]);
  expect(result).toMatchObject({value: false});
  expect(await call(endpoint, 'sendTransaction', (await signTransaction(endpoint)).params)).toHaveProperty('result');
});

it('expired-blockhash after a transaction was accepted', async () => {
  endpoint.inject({kind: 'expired-blockhash', when: 'after'});
  const {params, lastValidBlockHeight} = await signTransaction(endpoint);
  const {result: signature} = await call(endpoint, 'sendTransaction', params);
  expect(await height()).toBeGreaterThan(lastValidBlockHeight);
  expect((await call(endpoint, 'getSignatureStatuses', [[signature]])).result).toMatchObject({value: [null]});
});

it('a fault waits for those before it, and a reset clears all', async () => {
  endpoint.inject({kind: 'drop-socket', afterNotifications: 1});
  endpoint.inject({kind: 'http-status', status: 500});
  expect((await post(endpoint, getSlot)).status).toBe(200);
  expect(endpoint.unmetFaults().map(({kind}) => kind)).toEqual(['drop-socket', 'http-status']);
  const client = await open();
  await client.subscribe('slotSubscribe');
  await client.closed;
  expect((await post(endpoint, getSlot)).status).toBe(500);
  expect(endpoint.unmetFaults()).toEqual([]);

  endpoint.inject({kind: 'http-status', status: 500});
  endpoint.reset();
  expect((await post(endpoint, getSlot)).status).toBe(200);
});

it('node-behind, with an error if the call asks for a slot that the node has not reached', async () => {
  const commitment = 'confirmed';
  const {result: slot} = await call(endpoint, 'getSlot', [{commitment}]);
  endpoint.inject({kind: 'node-behind', slots: 50, method: 'getSlot', times: 2});
  expect(await call(endpoint, 'getBlock', [slot, {commitment}])).toHaveProperty('result.blockhash');
  expect((await call(endpoint, 'getSlot', [{commitment}])).result).toBeLessThan(slot as number);
  const reached = [{commitment, minContextSlot: slot}];
  expect((await call(endpoint, 'getSlot', reached)).error).toMatchObject({code: -32016});
  expect((await call(endpoint, 'getSlot', reached)).result).toBeGreaterThanOrEqual(slot as number);

  endpoint.inject({kind: 'node-behind', slots: 50});
  expect((await call(endpoint, 'getBlock', [slot, {commitment}])).error).toMatchObject({code: -32004});
});
