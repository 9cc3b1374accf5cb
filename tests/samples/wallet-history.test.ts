import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {LoopbackServer} from '../support/loopback-server';
import {runSample, servicesAt} from './run-sample';

/** The newest first, two on a page. */
const times = [
  '2026-03-01T00:00:02Z',
  '2026-03-01T00:00:00Z',
  null,
  null,
  '2026-02-28T23:59:59Z',
  null,
  null,
  '2026-01-01T00:00:00Z',
];

const history = times.map((time, index) => ({
  signature: `S${index}`,
  slot: 100 - index,
  blockTime: time && Date.parse(time) / 1_000,
  err: null,
}));

let calls: string[];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {id, method, params} = JSON.parse(await text(request)) as {
    id: number;
    method: string;
    params: [string, {before?: string}];
  };
  calls.push(method);
  const page = () => {
    const first = history.findIndex(({signature}) => signature === params[1].before) + 1;
    return history.slice(first, first + 2);
  };
  const result = method === 'getSignaturesForAddress' ? page() : history.at(-1)?.slot;
  response.end(JSON.stringify({jsonrpc: '2.0', id, result}));
}

let server: LoopbackServer;

beforeEach(async () => {
  calls = [];
  server = new LoopbackServer((request, response) => void answer(request, response));
  await server.start();
});

afterEach(() => server.stop());

test.each(['py', 'ts'])('advanced/wallet-history.%s stops at the first older transaction', async (extension) => {
  const run = {
    args: ['ADDRESS', '--since', '2026-03-01'],
    prints: /^100 2026-03-01T00:00:02\S+ S0 ok\n99 2026-03-01T00:00:00\S+ S1 ok\n98 unknown S2 ok\n97 unknown S3 ok\n$/,
  };
  await runSample(`advanced/wallet-history.${extension}`, run, servicesAt(server), 15_000);
  expect(calls).toEqual([...Array<string>(3).fill('getSignaturesForAddress'), 'getFirstAvailableBlock']);
});
