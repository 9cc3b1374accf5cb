import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  blockhash,
  compileTransaction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  estimateAndSetResourceLimitsFactory,
  estimateResourceLimitsFactory,
  generateKeyPairSigner,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  type Address,
  type KeyPairSigner,
} from '@solana/kit';
import {getTransferSolInstruction} from '@solana-program/system';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {maxBatch} from './http';
import {methods} from './methods';
import {validateResult} from './schema';
import {call, post, type JsonRpcAnswer} from './test-client';
import {startEndpoint, type Endpoint} from './index';

const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const unknownSignature = '5TgjxyZoiEH3J9scyuUgD3qcrYaXrgkKwsUBUMb2ThjnycV6mTP4hamZiubF9Y9UwpSvRH32xYAxEjjVR71kUZR7';

let endpoint: Endpoint;
let payer: KeyPairSigner;

beforeAll(async () => {
  // Slow enough to see what is processed before it is finalized.
  endpoint = await startEndpoint({slotMillis: 500});
  payer = await createKeyPairSignerFromBytes(Uint8Array.from(JSON.parse(await endpoint.fundedKeypair()) as number[]));
});
afterEach(() => endpoint.reset());
afterAll(() => endpoint.close());

function rpcOf({rpc, apiKey}: Endpoint) {
  return createSolanaRpc(`${rpc.http}/api-key/${apiKey}`);
}

/** A signed transfer from the payer, with a recent blockhash of the endpoint. */
async function transfer(to: Address, amount: bigint, version: 'legacy' | 0 = 0) {
  const {value} = await rpcOf(endpoint).getLatestBlockhash({commitment: 'processed'}).send();
  return signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({version}),
      (m) => setTransactionMessageFeePayerSigner(payer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(value, m),
      (m) => setTransactionMessageComputeUnitPrice(10_000n, m),
      (m) =>
        appendTransactionMessageInstruction(
          getTransferSolInstruction({source: payer, destination: to, amount: lamports(amount)}),
          m,
        ),
    ),
  );
}

async function newAddress(): Promise<Address> {
  return (await generateKeyPairSigner()).address;
}

/** A finalized transfer to a new address. */
async function finalizedTransfer() {
  const to = await newAddress();
  const transaction = await transfer(to, 1_000_000n);
  const wire = getBase64EncodedWireTransaction(transaction);
  const {result} = await call(endpoint, 'sendTransaction', [wire, {encoding: 'base64'}]);
  endpoint.advance(2);
  const message = getBase64Decoder().decode(transaction.messageBytes);
  return {to, transaction, wire, signature: result as string, message};
}

describe('the answer of each method is valid', () => {
  it('with the params that samples use', async () => {
    const {to, wire, signature, message} = await finalizedTransfer();
    const {result: slot} = await call(endpoint, 'getSlot', [{commitment: 'finalized'}]);
    const {result: latest} = await call(endpoint, 'getLatestBlockhash', [{commitment: 'confirmed'}]);
    const {result: owned} = await call(endpoint, 'getProgramAccounts', [
      tokenProgram,
      {filters: [{dataSize: 165}], encoding: 'base64'},
    ]);
    const tokenAccount = (owned as {pubkey: string}[])[0]?.pubkey;
    const v0 = {maxSupportedTransactionVersion: 0};
    const simulated = {
      encoding: 'base64',
      replaceRecentBlockhash: true,
      innerInstructions: true,
      accounts: {addresses: [to]},
    };

    const calls: Readonly<Record<keyof typeof methods, readonly unknown[][]>> = {
      getAccountInfo: [
        [usdc],
        [to],
        [await newAddress()],
        ...['base58', 'base64', 'base64+zstd', 'jsonParsed'].map((encoding) => [usdc, {encoding}]),
      ],
      getBalance: [[usdc], [to, {commitment: 'processed', minContextSlot: 0}]],
      getMultipleAccounts: [[[usdc, to, await newAddress()]]],
      getProgramAccounts: [
        [tokenProgram, {encoding: 'jsonParsed', withContext: true}],
        [
          tokenProgram,
          {encoding: 'base64', dataSlice: {offset: 0, length: 8}, filters: [{memcmp: {offset: 0, bytes: usdc}}]},
        ],
      ],
      getMinimumBalanceForRentExemption: [[0], [165]],
      requestAirdrop: [[to, 1_000_000_000]],
      getTokenAccountBalance: [[tokenAccount]],
      getTokenSupply: [[usdc]],
      getTokenAccountsByOwner: [[payer.address, {programId: tokenProgram}, {encoding: 'jsonParsed'}]],
      getTokenLargestAccounts: [[usdc]],
      sendTransaction: [[wire, {encoding: 'base64', skipPreflight: true}]],
      simulateTransaction: [
        [getBase64EncodedWireTransaction(await transfer(to, 1n)), {encoding: 'base64', sigVerify: true}],
        [getBase64EncodedWireTransaction(await transfer(to, 10n ** 15n)), simulated],
        [wire, {encoding: 'base64'}],
      ],
      getTransaction: [
        [unknownSignature],
        ...['json', 'jsonParsed', 'base58', 'base64'].map((encoding) => [signature, {...v0, encoding}]),
      ],
      getSignatureStatuses: [[[signature, unknownSignature]], [[signature], {searchTransactionHistory: true}]],
      getSignaturesForAddress: [[to], [payer.address, {limit: 1}]],
      getLatestBlockhash: [[], [{commitment: 'processed'}]],
      isBlockhashValid: [[(latest as {value: {blockhash: string}}).value.blockhash, {commitment: 'processed'}]],
      getFeeForMessage: [[message, {commitment: 'processed'}]],
      getRecentPrioritizationFees: [[], [[payer.address]]],
      getTransactionCount: [[]],
      getSlot: [[], [{commitment: 'confirmed'}]],
      getBlockHeight: [[]],
      getBlock: [
        [slot, v0],
        ...['full', 'accounts', 'signatures', 'none'].map((transactionDetails) => [
          slot,
          {...v0, transactionDetails, rewards: false},
        ]),
      ],
      getBlocks: [[slot], [(slot as number) - 3, slot]],
      getBlockTime: [[slot]],
      getFirstAvailableBlock: [[]],
      getEpochInfo: [[]],
      getEpochSchedule: [[]],
      getHealth: [[]],
      getVersion: [[]],
      getGenesisHash: [[]],
      getIdentity: [[]],
      getSlotLeader: [[]],
      getStakeMinimumDelegation: [[]],
      getVoteAccounts: [[], [{votePubkey: 'CTFxvVHbktnEYH8Mw7Y49kuXTNaSUs3dxjFc3M5mjLFx'}], [{votePubkey: usdc}]],
    };
    expect(Object.keys(calls).sort()).toEqual(Object.keys(methods).sort());

    for (const [method, variants] of Object.entries(calls)) {
      for (const params of variants) {
        const {result, error} = await call(endpoint, method, params);
        expect(error, `${method} ${JSON.stringify(params)}`).toBeUndefined();
        expect(validateResult(method, result), `${method} ${JSON.stringify(params)}`).toEqual([]);
      }
    }
  });

  it('and a damaged one is reported', async () => {
    const {result} = await call(endpoint, 'getAccountInfo', [usdc]);
    const answer = result as {value: Record<string, unknown>};
    expect(validateResult('getAccountInfo', {...answer, value: {...answer.value, owner: 'nobody'}})).toEqual([
      'result.value.owner: "nobody" is not a pubkey (base58 of 32 bytes)',
    ]);
    delete answer.value.lamports;
    expect(validateResult('getAccountInfo', answer)).toEqual(['result.value.lamports: missing']);
  });
});

describe('state', () => {
  it('has the USDC mint with every digit of its integers', async () => {
    const body = {jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params: [usdc, {encoding: 'jsonParsed'}]};
    const text = await (await post(endpoint, JSON.stringify(body))).text();
    expect(text).toContain('"rentEpoch":18446744073709551615');
    expect(text).toContain('"supply":"8231947310223551"');
    expect(text).toContain('"space":82');
  });

  it('reads an account at the requested commitment', async () => {
    const to = await newAddress();
    const wire = getBase64EncodedWireTransaction(await transfer(to, 1_000_000n));
    await call(endpoint, 'sendTransaction', [wire, {encoding: 'base64'}]);
    const balance = async (commitment: string) => {
      const {result} = await call(endpoint, 'getBalance', [to, {commitment}]);
      return (result as {value: number}).value;
    };
    expect(await balance('processed')).toBe(1_000_000);
    expect(await balance('finalized')).toBe(0);
    endpoint.advance(2);
    expect(await balance('finalized')).toBe(1_000_000);
  });

  it('advances a status from processed to finalized', async () => {
    const wire = getBase64EncodedWireTransaction(await transfer(payer.address, 1n));
    const {result: signature} = await call(endpoint, 'sendTransaction', [wire, {encoding: 'base64'}]);
    const status = async (...config: object[]) => {
      const {result} = await call(endpoint, 'getSignatureStatuses', [[signature], ...config]);
      return (result as {value: [{confirmationStatus: string; confirmations: number | null} | null]}).value[0];
    };
    expect((await status())?.confirmationStatus).toBe('processed');
    expect(await status({commitment: 'finalized'})).toBeNull();
    endpoint.advance(2);
    expect(await status()).toMatchObject({confirmationStatus: 'finalized', confirmations: null});
    expect(await status({commitment: 'finalized'})).toMatchObject({confirmationStatus: 'finalized'});
  });

  it('advances by itself', async () => {
    const {result: first} = await call(endpoint, 'getSlot', [{commitment: 'processed'}]);
    await expect
      .poll(async () => (await call(endpoint, 'getSlot', [{commitment: 'processed'}])).result)
      .toBeGreaterThan(first as number);
  });

  it('charges what getFeeForMessage says', async () => {
    const to = await newAddress();
    const transaction = await transfer(to, 1_000_000n, 'legacy');
    const message = getBase64Decoder().decode(transaction.messageBytes);
    const {result: fee} = await call(endpoint, 'getFeeForMessage', [message, {commitment: 'processed'}]);
    const before = await rpcOf(endpoint).getBalance(payer.address, {commitment: 'processed'}).send();
    await rpcOf(endpoint).sendTransaction(getBase64EncodedWireTransaction(transaction), {encoding: 'base64'}).send();
    const after = await rpcOf(endpoint).getBalance(payer.address, {commitment: 'processed'}).send();
    expect(before.value - after.value - 1_000_000n).toBe(BigInt((fee as {value: number}).value));
  });
});

describe('errors of methods', () => {
  it.each([
    ['getSloth', [], {code: -32601, message: 'Method not found'}],
    ['toString', [], {code: -32601}],
    ['getLargestAccounts', [], {code: -32601}],
    ['getBalance', [], {code: -32602, message: '`params` should have at least 1 argument(s)'}],
    ['getBalance', {pubkey: usdc}, {code: -32602, message: '`params` should be an array'}],
    ['getBalance', ['x'], {code: -32602, message: 'Invalid param: WrongSize'}],
    ['getBalance', ['0OIl'], {code: -32602, message: 'Invalid param: Invalid'}],
    ['getHealth', [1], {code: -32602, message: 'Invalid parameters: No parameters were expected'}],
    ['getSlot', [{}, 1], {code: -32602, message: 'Invalid parameters: Expected from 0 to 1 parameters.'}],
    ['getSlot', [{commitment: 'recent'}], {code: -32602, data: expect.stringContaining('"recent" is none of')}],
    ['getSlot', [{minContextSlot: 2 ** 40}], {code: -32016, data: {contextSlot: expect.any(Number)}}],
    ['getTransaction', [unknownSignature, {commitment: 'processed'}], {code: -32602}],
    ['getBlocks', [1, 2, {minContextSlot: 2 ** 40}], {code: -32016}],
    ['getTransaction', [unknownSignature, {minContextSlot: 2 ** 40}], {code: -32016}],
    ['getSignatureStatuses', [[unknownSignature], {minContextSlot: 2 ** 40}], {code: -32016}],
    ['getMultipleAccounts', [Array(101).fill(usdc)], {code: -32602, message: 'Too many inputs provided; max 100'}],
    ['getMinimumBalanceForRentExemption', [10 * 1024 * 1024 + 1], {code: -32600}],
    [
      'getProgramAccounts',
      [tokenProgram, {filters: [{dataSize: 165}]}],
      {code: -32600, message: expect.stringContaining('Base64')},
    ],
    ['getTokenSupply', [tokenProgram], {code: -32602, message: 'Invalid param: not a Token mint'}],
    ['getBlock', [2 ** 40], {code: -32004}],
    ['getBlock', [1], {code: -32001}],
    [
      'sendTransaction',
      ['a$', {encoding: 'base64'}],
      {code: -32602, message: expect.stringContaining('invalid base64 encoding')},
    ],
    [
      'sendTransaction',
      ['AAAA', {encoding: 'base64'}],
      {code: -32602, message: expect.stringContaining('failed to deserialize')},
    ],
    [
      'sendTransaction',
      ['A'.repeat(1648), {encoding: 'base64'}],
      {code: -32602, message: expect.stringContaining('too large: 1648 bytes')},
    ],
  ])('%s, case %#', async (method, params, error) => {
    expect((await call(endpoint, method, params)).error).toMatchObject(error);
  });

  it('a version 0 transaction that the caller does not support', async () => {
    const {signature} = await finalizedTransfer();
    expect((await call(endpoint, 'getTransaction', [signature])).error).toMatchObject({
      code: -32015,
      message: expect.stringContaining('"maxSupportedTransactionVersion": 0'),
    });
  });

  it('a preflight that fails, and the same transaction without preflight, which pays its fee', async () => {
    const wire = getBase64EncodedWireTransaction(await transfer(await newAddress(), 10n ** 15n));
    const err = {InstructionError: [1, {Custom: 1}]};
    expect((await call(endpoint, 'sendTransaction', [wire, {encoding: 'base64'}])).error).toMatchObject({
      code: -32002,
      message: 'Transaction simulation failed: Error processing Instruction 1: custom program error: 0x1',
      data: {err, accounts: null, logs: expect.arrayContaining([expect.stringContaining('insufficient lamports')])},
    });
    const {result} = await call(endpoint, 'sendTransaction', [wire, {encoding: 'base64', skipPreflight: true}]);
    const statuses = await call(endpoint, 'getSignatureStatuses', [[result]]);
    expect(statuses.result).toMatchObject({value: [{err, status: {Err: err}}]});
  });

  it('a transaction that has landed, a wrong signature, an unknown blockhash', async () => {
    const {wire} = await finalizedTransfer();
    const send = async (text: string) => (await call(endpoint, 'sendTransaction', [text, {encoding: 'base64'}])).error;
    expect(await send(wire)).toMatchObject({
      code: -32002,
      message: 'Transaction simulation failed: This transaction has already been processed',
    });

    const damaged = Buffer.from(getBase64EncodedWireTransaction(await transfer(payer.address, 1n)), 'base64');
    damaged.writeUInt8((damaged.at(5) ?? 0) ^ 1, 5);
    expect(await send(damaged.toString('base64'))).toMatchObject({code: -32002, data: {err: 'SignatureFailure'}});

    const strange = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({version: 0}),
        (m) => setTransactionMessageFeePayerSigner(payer, m),
        (m) => setTransactionMessageLifetimeUsingBlockhash({blockhash: blockhash(usdc), lastValidBlockHeight: 0n}, m),
      ),
    );
    expect(await send(getBase64EncodedWireTransaction(strange))).toMatchObject({
      code: -32002,
      message: 'Transaction simulation failed: Blockhash not found',
      data: {err: 'BlockhashNotFound'},
    });
  });
});

describe('HTTP', () => {
  const slot = {jsonrpc: '2.0', id: 1, method: 'getSlot'};

  it('accepts the key in the path or in the header, and no other key', async () => {
    const {rpc, apiKey} = endpoint;
    const status = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(rpc.http + path, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...headers},
        body: JSON.stringify(slot),
      });
      return [response.status, response.ok ? '' : await response.text()];
    };
    expect(await status(`/api-key/${apiKey}`)).toEqual([200, '']);
    expect(await status(`/api-key/${apiKey}/`)).toEqual([200, '']);
    expect(await status('/', {'X-Syndica-Api-Key': apiKey})).toEqual([200, '']);
    expect(await status('/')).toEqual([401, 'Unauthorized']);
    expect(await status('/', {'X-Syndica-Api-Key': 'other'})).toEqual([401, 'Unauthorized']);
    expect(await status('/api-key/other')).toEqual([401, 'Unauthorized']);
    expect(await status('/rpc', {'X-Syndica-Api-Key': apiKey})).toEqual([404, 'Not Found']);
  });

  it.each([
    ['a method other than POST', {method: 'GET'}, 405, 'POST or OPTIONS is required'],
    ['a type other than JSON', {headers: {'Content-Type': 'text/plain'}}, 415, 'application/json is required'],
    ['a body over the limit', {body: `"${'a'.repeat(51_200)}"`}, 413, 'exceeds allowed maximum'],
  ])('rejects %s', async (_what, init, status, text) => {
    const response = await fetch(`${endpoint.rpc.http}/api-key/${endpoint.apiKey}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      ...init,
    });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  it.each([
    ['{"jsonrpc":', -32700],
    ['[]', -32600],
    ['1', -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"getSlot"}', -32600],
    ['{"jsonrpc":"2.0","id":1}', -32600],
  ])('answers %s with an error', async (body, code) => {
    const response = await post(endpoint, body);
    expect(response.status).toBe(200);
    expect(((await response.json()) as JsonRpcAnswer).error?.code).toBe(code);
  });

  it('answers a batch with a list, including errors, and does not answer a call without an id', async () => {
    const notification = {jsonrpc: '2.0', method: 'getSlot'};
    const response = await post(endpoint, JSON.stringify([slot, {...slot, id: 'b', method: 'getSloth'}, notification]));
    expect(await response.json()).toEqual([
      {jsonrpc: '2.0', id: 1, result: expect.any(Number)},
      {jsonrpc: '2.0', id: 'b', error: {code: -32601, message: 'Method not found'}},
    ]);
    expect(await (await post(endpoint, JSON.stringify(notification))).text()).toBe('');
  });

  it('rejects a batch that is too large as a whole', async () => {
    const answerTo = async (calls: number) => (await post(endpoint, JSON.stringify(Array(calls).fill(slot)))).json();
    expect(await answerTo(maxBatch)).toHaveLength(maxBatch);
    expect(await answerTo(maxBatch + 1)).toMatchObject({id: null, error: {code: 7701, message: 'Batch Size Exceeded'}});
  });

  it('checks the affinity headers', async () => {
    const answerTo = async (headers: Record<string, string>) =>
      (await post(endpoint, JSON.stringify(slot), headers)).json();
    expect(await answerTo({'X-Syndica-Affinity': 'key', 'X-Syndica-Affinity-Key': 'worker-7'})).toHaveProperty(
      'result',
    );
    expect(await answerTo({'X-Syndica-Affinity': 'nodes'})).toMatchObject({
      error: {code: 7700, message: 'Invalid Headers'},
    });
    expect(await answerTo({'X-Syndica-Affinity-Key': 'k'.repeat(41)})).toMatchObject({error: {code: 7700}});
  });

  it('records requests', async () => {
    await call(endpoint, 'getBalance', [usdc]);
    await post(endpoint, '{', {'X-Syndica-Api-Key': 'other'});
    expect(endpoint.requests).toMatchObject([
      {
        transport: 'http',
        method: 'getBalance',
        params: [usdc],
        status: 200,
        headers: {'x-syndica-api-key': endpoint.apiKey},
      },
      {transport: 'http', method: null, status: 401},
    ]);
    endpoint.reset();
    expect(endpoint.requests).toEqual([]);
  });
});

describe('@solana/kit', () => {
  function clients() {
    const {rpc, apiKey} = endpoint;
    const rpcSubscriptions = createSolanaRpcSubscriptions(`${rpc.ws}/api-key/${apiKey}`);
    return {rpc: rpcOf(endpoint), rpcSubscriptions};
  }

  it('airdrops, transfers and confirms', async () => {
    const {rpc, rpcSubscriptions} = clients();
    const recipient = await newAddress();
    await airdropFactory({rpc, rpcSubscriptions})({
      recipientAddress: recipient,
      lamports: lamports(2_000_000_000n),
      commitment: 'confirmed',
    });
    const {value: airdropped} = await rpc.getBalance(recipient, {commitment: 'confirmed'}).send();
    expect(airdropped).toBe(2_000_000_000n);

    const {value: latest} = await rpc.getLatestBlockhash({commitment: 'confirmed'}).send();
    const message = pipe(
      createTransactionMessage({version: 0}),
      (m) => setTransactionMessageFeePayerSigner(payer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(latest, m),
      (m) =>
        appendTransactionMessageInstruction(
          getTransferSolInstruction({source: payer, destination: recipient, amount: lamports(1_000n)}),
          m,
        ),
    );
    const estimate = estimateResourceLimitsFactory({rpc});
    const limited = await estimateAndSetResourceLimitsFactory(estimate)(message, {commitment: 'confirmed'});
    expect(compileTransaction(limited).messageBytes.length).toBeGreaterThan(
      compileTransaction(message).messageBytes.length,
    );

    const transaction = await signTransactionMessageWithSigners(limited);
    assertIsTransactionWithBlockhashLifetime(transaction);
    const sendAndConfirm = sendAndConfirmTransactionFactory({rpc, rpcSubscriptions});
    await sendAndConfirm(transaction, {commitment: 'confirmed'});
    const landed = await rpc
      .getTransaction(getSignatureFromTransaction(transaction), {
        commitment: 'confirmed',
        encoding: 'json',
        maxSupportedTransactionVersion: 0,
      })
      .send();
    expect(landed?.meta?.err).toBeNull();
    expect(landed?.meta?.computeUnitsConsumed).toBe(300n);
  });

  it('reads the error of a preflight', async () => {
    const {rpc} = clients();
    const wire = getBase64EncodedWireTransaction(await transfer(address(usdc), 10n ** 15n));
    const error: unknown = await rpc
      .sendTransaction(wire, {encoding: 'base64'})
      .send()
      .catch((thrown: unknown) => thrown);
    expect(isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)).toBe(true);
  });
});

it('leaves nothing open after it closes', async () => {
  const resources = () =>
    process.getActiveResourcesInfo().filter((name) => /TCP(Server|Socket)Wrap|Timeout/i.test(name));
  const other = await startEndpoint();
  const {port} = new URL(other.rpc.http);
  await call(other, 'getSlot');
  const open = resources().length;
  await other.close();
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  expect(resources().length).toBeLessThanOrEqual(open - 3);
});
