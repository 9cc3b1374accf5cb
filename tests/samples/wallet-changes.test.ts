import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, test} from 'vitest';
import {LoopbackServer} from '../support/loopback-server';
import {runSample, servicesAt} from './run-sample';

function balance(owner: string | undefined, amount: string) {
  return {accountIndex: 1, mint: 'MINT', owner, uiTokenAmount: {amount, decimals: 6}};
}

function transaction(signature: string, accountKeys: string[], balances: [number[], number[]], more: object = {}) {
  const [preBalances, postBalances] = balances;
  return {
    transaction: {signatures: [signature], message: {accountKeys}},
    meta: {err: null, preBalances, postBalances, loadedAddresses: {writable: [], readonly: []}, ...more},
  };
}

/** By slot. W1 and W2 are watched, and named in few of them. */
const blocks: Readonly<Record<number, readonly object[]>> = {
  100: [
    transaction(
      'plain',
      ['OTHER', 'W1'],
      [
        [90, 5],
        [70, 20],
      ],
    ),
    transaction(
      'token',
      ['OTHER', 'ACCOUNT'],
      [
        [9, 2],
        [8, 2],
      ],
      {
        preTokenBalances: [balance('W2', '5')],
        postTokenBalances: [balance('W2', '18446744073709551615')],
      },
    ),
    transaction(
      'opened',
      ['OTHER', 'ACCOUNT'],
      [
        [9, 0],
        [7, 2],
      ],
      {
        preTokenBalances: [],
        postTokenBalances: [balance('W1', '3')],
      },
    ),
    transaction(
      'closed',
      ['W1', 'ACCOUNT'],
      [
        [9, 2],
        [10, 0],
      ],
      {preTokenBalances: [balance('W1', '3')]},
    ),
    transaction(
      'looked-up',
      ['OTHER'],
      [
        [9, 1, 4],
        [7, 1, 6],
      ],
      {
        loadedAddresses: {writable: ['TABLE'], readonly: ['W2']},
      },
    ),
  ],
  102: [
    transaction('failed', ['W1'], [[9], [4]], {err: {InstructionError: [0, {Custom: 1}]}}),
    transaction('old', ['OTHER'], [[9], [8]], {postTokenBalances: [balance(undefined, '3')]}),
    transaction(
      'another',
      ['OTHER', 'W3'],
      [
        [9, 1],
        [5, 5],
      ],
    ),
  ],
};

const printed = `100 plain W1 lamports 15
100 token W2 MINT 18446744073709551610
100 opened W1 MINT 3
100 closed W1 lamports 1
100 closed W1 MINT -3
100 looked-up W2 lamports 2
102 failed W1 lamports -5
`;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {id, method, params} = JSON.parse(await text(request)) as {id: number; method: string; params: [number]};
  const result = method === 'getBlocks' ? Object.keys(blocks).map(Number) : {transactions: blocks[params[0]]};
  response.end(JSON.stringify({jsonrpc: '2.0', id, result}));
}

let server: LoopbackServer;

beforeEach(async () => {
  server = new LoopbackServer((request, response) => void answer(request, response));
  await server.start();
});

afterEach(() => server.stop());

test.each(['py', 'ts'])('advanced/wallet-changes.%s keeps each way in which a wallet is paid', async (extension) => {
  const run = {
    args: ['wallets.txt', '100', '102'],
    files: {'wallets.txt': 'W1\nW2\n'},
    prints: new RegExp(`^${printed}$`),
  };
  await runSample(`advanced/wallet-changes.${extension}`, run, servicesAt(server), 15_000);
});
