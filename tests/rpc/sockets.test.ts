import {generateKeyPairSigner, getBase58Decoder} from '@solana/kit';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {webSocketLimits} from '../../src/data/rate-limits';
import {validateChainstream, validateNotification, validateResult} from './schema';
import {call, handshakeStatus, signTransaction, SocketClient, type Message} from './test-client';
import {startEndpoint, type Endpoint} from './index';

const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const systemProgram = '11111111111111111111111111111111';

let endpoint: Endpoint;
const clients: SocketClient[] = [];

beforeAll(async () => {
  endpoint = await startEndpoint({slotMillis: 20});
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  endpoint.reset();
});
afterAll(() => endpoint.close());

async function open(origin: string): Promise<SocketClient> {
  const client = await SocketClient.open(origin, endpoint.apiKey);
  clients.push(client);
  return client;
}

describe('PubSub', () => {
  it.each([
    ['slotSubscribe', [], 3],
    ['rootSubscribe', [], 2],
    ['slotsUpdatesSubscribe', [], 5],
    ['logsSubscribe', [{mentions: [tokenProgram]}, {commitment: 'processed'}], 2],
    ['logsSubscribe', ['all', {commitment: 'confirmed'}], 2],
    [
      'programSubscribe',
      [tokenProgram, {commitment: 'processed', encoding: 'jsonParsed', filters: [{dataSize: 165}]}],
      2,
    ],
    ['programSubscribe', [tokenProgram, {commitment: 'processed'}], 1],
  ])('%s %j sends valid notifications until it ends', async (method, params, count) => {
    const client = await open(endpoint.rpc.ws);
    const subscription = await client.subscribe(method, params);
    expect(validateResult(method, subscription)).toEqual([]);
    for (let received = 0; received < count; received += 1) {
      const message = await client.notification(subscription);
      expect(validateNotification(message)).toEqual([]);
    }
    const unsubscribe = method.replace('Subscribe', 'Unsubscribe');
    expect(await client.call(unsubscribe, [subscription])).toMatchObject({result: true});
    expect(await client.call(unsubscribe, [subscription])).toMatchObject({
      error: {code: -32602, message: 'Invalid subscription id.'},
    });
  });

  it('counts slots up, with the root 2 slots behind', async () => {
    const client = await open(endpoint.rpc.ws);
    await client.subscribe('slotSubscribe');
    const [first, second] = [await client.notification(), await client.notification()].map(
      ({params}) => params?.result as {slot: number; parent: number; root: number},
    );
    expect(second?.slot).toBe((first?.slot ?? 0) + 1);
    expect(second?.parent).toBe(first?.slot);
    expect(second?.root).toBe((second?.slot ?? 0) - 2);
  });

  it('follows an account and a signature', async () => {
    const client = await open(endpoint.rpc.ws);
    const {address} = await generateKeyPairSigner();
    const account = await client.subscribe('accountSubscribe', [
      address,
      {commitment: 'confirmed', encoding: 'base64'},
    ]);
    const {result: signature} = await call(endpoint, 'requestAirdrop', [address, 5_000_000]);
    const params = [signature, {commitment: 'confirmed'}];
    const status = await client.subscribe('signatureSubscribe', params);

    const messages = [await client.notification(), await client.notification()];
    expect(messages.flatMap((message) => validateNotification(message))).toEqual([]);
    const resultOf = (id: number) => messages.find((message) => message.params?.subscription === id)?.params?.result;
    expect(resultOf(account)).toMatchObject({value: {lamports: 5_000_000, owner: systemProgram}});
    expect(resultOf(status)).toMatchObject({value: {err: null}});

    // The server has ended the subscription itself; for a signature that has already landed, it notifies immediately.
    expect(await client.call('signatureUnsubscribe', [status])).toHaveProperty('error');
    const second = await client.subscribe('signatureSubscribe', params);
    expect(validateNotification(await client.notification(second))).toEqual([]);
  });

  it('sends the part of the data that a subscription asks for', async () => {
    const client = await open(endpoint.rpc.ws);
    const dataSlice = {offset: 0, length: 8};
    await client.subscribe('programSubscribe', [
      tokenProgram,
      {commitment: 'processed', encoding: 'base64', dataSlice},
    ]);
    const message = await client.notification();
    expect(validateNotification(message)).toEqual([]);
    const {value} = message.params?.result as {value: {account: {data: [string, string]; space: number}}};
    expect(Buffer.from(value.account.data[0], 'base64')).toHaveLength(8);
    expect(value.account.space).toBeGreaterThan(8);
  });

  it('notifies that a signature was received', async () => {
    const client = await open(endpoint.rpc.ws);
    const {params, signature} = await signTransaction(endpoint);
    const config = {commitment: 'confirmed', enableReceivedNotification: true};
    const subscription = await client.subscribe('signatureSubscribe', [signature, config]);
    await call(endpoint, 'sendTransaction', params);
    const messages = [await client.notification(subscription), await client.notification(subscription)];
    expect(messages.flatMap((message) => validateNotification(message))).toEqual([]);
    expect(messages.map((message) => message.params?.result)).toMatchObject([
      {value: 'receivedSignature'},
      {value: {err: null}},
    ]);
  });

  it.each([
    ['getSlot', [], {code: -32601}],
    ['blockSubscribe', ['all'], {code: -32601}],
    ['accountSubscribe', ['x'], {code: -32602, data: expect.stringContaining('is not a pubkey')}],
    [
      'logsSubscribe',
      [{mentions: [usdc, tokenProgram]}],
      {code: -32602, message: 'Invalid Request: Only 1 address supported'},
    ],
  ])('answers %s %j with an error', async (method, params, error) => {
    const client = await open(endpoint.rpc.ws);
    expect((await client.call(method, params)).error).toMatchObject(error);
    expect(await client.call('getVersion')).toHaveProperty('result');
  });

  it('rejects invalid JSON', async () => {
    const client = await open(endpoint.rpc.ws);
    client.socket.send('{');
    expect(await client.find(({id}) => id === null)).toMatchObject({id: null, error: {code: -32700}});
  });

  it('rejects a second subscription of the same kind on one connection', async () => {
    const client = await open(endpoint.rpc.ws);
    await client.subscribe('slotSubscribe');
    expect((await client.call('slotSubscribe')).error).toEqual({code: 7702, message: 'Duplicate Subscription'});
    expect(await (await open(endpoint.rpc.ws)).subscribe('slotSubscribe')).toEqual(expect.any(Number));
  });

  // Sends a message per subscription of the plan: takes seconds on a busy machine.
  it('rejects more subscriptions than the plan allows', {timeout: 30_000}, async () => {
    const client = await open(endpoint.rpc.ws);
    const max = webSocketLimits.perConnection.scale;
    const answers = new Promise<Message[]>((resolve) => {
      const received: Message[] = [];
      client.socket.on('message', (data: Buffer) => {
        received.push(JSON.parse(data.toString()) as Message);
        if (received.length > max) resolve(received);
      });
    });
    for (let id = 0; id <= max; id += 1) {
      const pubkey = getBase58Decoder().decode(
        Uint8Array.from({length: 32}, (_byte, at) => (at < 2 ? id >> (8 * at) : 7)),
      );
      client.socket.send(JSON.stringify({jsonrpc: '2.0', id, method: 'accountSubscribe', params: [pubkey]}));
    }
    expect((await answers).filter(({error}) => error)).toEqual([
      {jsonrpc: '2.0', id: max, error: {code: 7703, message: 'Subscription Limit Exceeded'}},
    ]);
  });

  it('closes a connection that sends a long message', async () => {
    const client = await open(endpoint.rpc.ws);
    client.socket.send(' '.repeat(4_097));
    expect(await client.closed).toBe(1009);
  });

  it('compresses only for a client that supports it', async () => {
    const extensions = async (perMessageDeflate: boolean) => {
      const client = await SocketClient.open(endpoint.rpc.ws, endpoint.apiKey, {perMessageDeflate});
      clients.push(client);
      await client.subscribe('slotSubscribe');
      expect(validateNotification(await client.notification())).toEqual([]);
      return client.socket.extensions;
    };
    expect(await extensions(true)).toContain('permessage-deflate');
    expect(await extensions(false)).toBe('');
  });

  it('accepts the key in the header, and rejects a wrong one', async () => {
    const {rpc, apiKey} = endpoint;
    expect(await handshakeStatus(`${rpc.ws}/`)).toMatchObject({status: 401});
    expect(await handshakeStatus(`${rpc.ws}/api-key/other`)).toMatchObject({status: 401});
    expect(endpoint.requests).toMatchObject([
      {transport: 'websocket', method: null, status: 401},
      {transport: 'websocket', method: null, status: 401},
    ]);
    await expect(handshakeStatus(`${rpc.ws}/`, {headers: {'X-Syndica-Api-Key': apiKey}})).rejects.toThrow('accepted');
  });
});

describe('ChainStream', () => {
  const network = 'solana-mainnet';

  it.each([
    ['transactionsSubscribe', {network, verified: true}],
    ['transactionsSubscribe', {network, filter: {commitment: 'confirmed', excludeVotes: true}}],
    ['slotUpdatesSubscribe', {network, verified: false}],
    ['blocksSubscribe', {network}],
    ['encodedBlocksSubscribe', {network: 'solana-devnet'}],
  ])('%s %j sends valid notifications until it ends', async (method, params) => {
    const client = await open(endpoint.chainstream.ws);
    const answer = await client.call(method, params);
    expect(validateChainstream(answer)).toEqual([]);
    expect(String(answer.result)).toMatch(/^\d{14}$/);
    for (let received = 0; received < 3; received += 1) {
      expect(validateChainstream(await client.notification(answer.result))).toEqual([]);
    }
    const unsubscribe = method.replace('Subscribe', 'Unsubscribe');
    expect(await client.call(unsubscribe, [answer.result])).toMatchObject({result: true});
    expect((await client.call(unsubscribe, [answer.result])).error).toMatchObject({code: -32602});
  });

  it('a damaged notification is reported', async () => {
    const client = await open(endpoint.chainstream.ws);
    await client.subscribe('transactionsSubscribe', {network});
    const message = await client.notification();
    const {value} = message.params?.result as {value: Record<string, unknown>};
    value.slot = String(value.slot);
    delete value.meta;
    const problems = validateChainstream(message);
    expect(problems[0]).toMatch(/^params\.result\.value\.slot: expected u64, got "\d+"$/);
    expect(problems).toContain('params.result.value.meta: missing');
  });

  interface Transaction {
    readonly context: {readonly slotStatus: string};
    readonly value: {
      readonly blockTime: number | null;
      readonly transaction: {readonly message: {readonly accountKeys: string[]}};
    };
  }

  it.each([
    ['oneOf', {oneOf: [tokenProgram, '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T']}, true],
    ['all', {all: [tokenProgram, usdc]}, true],
    ['exclude', {exclude: [tokenProgram]}, false],
    ['all and exclude', {all: [systemProgram], exclude: [usdc]}, false],
  ])('filters by account: %s', async (_name, accountKeys, expected) => {
    const client = await open(endpoint.chainstream.ws);
    await client.subscribe('transactionsSubscribe', {network, filter: {accountKeys}});
    for (let received = 0; received < 3; received += 1) {
      const {value} = (await client.notification()).params?.result as Transaction;
      expect(value.transaction.message.accountKeys.includes(tokenProgram)).toBe(expected);
    }
  });

  it('sends at the requested commitment', async () => {
    const client = await open(endpoint.chainstream.ws);
    const processed = await client.subscribe('transactionsSubscribe', {network});
    const confirmed = await client.subscribe('transactionsSubscribe', {network, filter: {commitment: 'confirmed'}});
    const early = (await client.notification(processed)).params?.result as Transaction;
    const late = (await client.notification(confirmed)).params?.result as Transaction;
    expect([early.context.slotStatus, early.value.blockTime]).toEqual(['processed', null]);
    expect([late.context.slotStatus, late.value.blockTime]).toEqual(['confirmed', expect.any(Number)]);
  });

  it('sends slot status changes from a commitment on, or only those listed', async () => {
    const client = await open(endpoint.chainstream.ws);
    const statuses = async (filter: object) => {
      const id = await client.subscribe('slotUpdatesSubscribe', {network, filter});
      const seen = new Set<unknown>();
      for (let received = 0; received < 6; received += 1) {
        const {result} = (await client.notification(id)).params ?? {};
        seen.add((result as {value: {status: string}}).value.status);
      }
      await client.call('slotUpdatesUnsubscribe', [id]);
      return [...seen].sort();
    };
    expect(await statuses({})).toEqual(['confirmed', 'finalized', 'processed']);
    expect(await statuses({commitment: 'confirmed'})).toEqual(['confirmed', 'finalized']);
    expect(await statuses({includeStatuses: ['finalized']})).toEqual(['finalized']);
  });

  it.each([
    ['transactionsSubscribe', [{network}], {code: -32602, data: expect.stringContaining('named fields')}],
    ['transactionsSubscribe', {}, {code: -32602, data: 'params.network: missing'}],
    ['slotUpdatesSubscribe', {network, verified: true, filter: {commitment: 'finalized'}}, {code: -32602}],
    ['encodedBlocksSubscribe', {network, verified: false}, {code: -32602}],
    ['blocksUnsubscribe', {subscription: 1}, {code: -32602}],
    ['chainstream.blocksSubscribe', {network}, {code: -32601, message: 'Method not found'}],
    ['slotSubscribe', [], {code: -32601}],
  ])('answers %s %j with an error', async (method, params, error) => {
    const client = await open(endpoint.chainstream.ws);
    expect((await client.call(method, params)).error).toMatchObject(error);
  });

  it('accepts the same key, and only WebSocket', async () => {
    const {ws} = endpoint.chainstream;
    expect(await handshakeStatus(`${ws}/api-key/other`)).toMatchObject({status: 401});
    expect((await fetch(ws.replace('ws:', 'http:'))).status).toBe(426);
  });
});
