import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';
import {afterAll, afterEach, beforeEach, describe, expect, test} from 'vitest';
import {type WebSocket, WebSocketServer} from 'ws';
import {LoopbackServer} from '../support/loopback-server';
import {allBlocks} from './completeness';
import {samplesFolder} from './paths';
import {prove} from './prove';
import {servicesAt} from './run-sample';
import type {SampleRun} from './runs';
import {readSample, type Services} from './sample';
import {ServicePool} from './services';
import {findTools} from './tools';

const tools = findTools();

const samples = [
  'chainstream/reconnect.py',
  'chainstream/reconnect.ts',
  'solana-rpc/reconnect.py',
  'solana-rpc/reconnect.ts',
] as const;

const watched = '11111111111111111111111111111111';

interface Event {
  readonly signature: string;
  readonly slot: number;
}

interface Call {
  readonly id: unknown;
  readonly method: string;
  readonly params: unknown;
}

const events: readonly Event[] = ['S1', 'S2', 'S3'].map((signature, index) => ({signature, slot: 100 + index}));

/** An account whose history and streams say only what a test tells them to. */
class QuietAccount {
  /** The newest first, one list for each call; the last one answers all further calls. */
  histories: (readonly Event[])[] = [[]];
  /** Called for each subscription to the account. */
  onSubscribe: (stream: WebSocket) => void = () => undefined;
  /** Called once, after the next answer with a history. */
  onFetched: () => void = () => undefined;
  /** Answers all calls, instead of the histories. */
  answerCall: ((method: string, params: unknown) => Promise<object>) | undefined;
  /** Refuses every subscription, with this code. */
  refusal: number | undefined;
  /** Refuses every request and every handshake. */
  isKeyWrong = false;
  private readonly sockets = new WebSocketServer({noServer: true});
  private readonly server = new LoopbackServer(
    (request, response) => void this.answer(request, response),
    (request, socket, head) => {
      if (this.isKeyWrong) return void socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n');
      this.sockets.handleUpgrade(request, socket, head, (stream) => {
        stream.on('message', (data) => this.subscribe(stream, JSON.parse((data as Buffer).toString()) as Call));
      });
    },
  );

  async start(): Promise<Services> {
    await this.server.start();
    return servicesAt(this.server);
  }

  async stop(): Promise<void> {
    for (const stream of this.sockets.clients) stream.terminate();
    await this.server.stop();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isKeyWrong) return void response.writeHead(401).end();
    const {id, method, params} = JSON.parse(await text(request)) as Call;
    if (this.answerCall) {
      const answer = await this.answerCall(method, params);
      return void response.end(JSON.stringify({jsonrpc: '2.0', id, ...answer}));
    }
    const {before, until, limit} = (params as [string, {before?: string; until?: string; limit?: number}])[1];
    const history = (this.histories.length > 1 ? this.histories.shift() : this.histories[0]) ?? [];
    const placeOf = (name?: string) => history.findIndex(({signature}) => signature === name);
    const end = until === undefined || placeOf(until) < 0 ? history.length : placeOf(until);
    response.end(JSON.stringify({jsonrpc: '2.0', id, result: history.slice(placeOf(before) + 1, end).slice(0, limit)}));
    const {onFetched} = this;
    this.onFetched = () => undefined;
    onFetched();
  }

  private subscribe(stream: WebSocket, {id, method}: Call): void {
    if (this.refusal !== undefined) {
      const error = {code: this.refusal, message: 'Refused'};
      stream.send(JSON.stringify({jsonrpc: '2.0', id, error}));
      return;
    }
    stream.send(JSON.stringify({jsonrpc: '2.0', id, result: method === 'slotSubscribe' ? 1 : 2}));
    if (method !== 'slotSubscribe') this.onSubscribe(stream);
  }
}

/** As both streams say it: each program reads only its own. */
function notify(stream: WebSocket, {signature, slot}: Event): void {
  const value = {signature, slot, err: null, logs: []};
  for (const method of ['transactionNotification', 'logsNotification']) {
    stream.send(
      JSON.stringify({jsonrpc: '2.0', method, params: {subscription: 2, result: {context: {signature, slot}, value}}}),
    );
  }
}

let account: QuietAccount;
let services: Services;

beforeEach(async () => {
  account = new QuietAccount();
  services = await account.start();
});

afterEach(() => account.stop());

function run(file: string, edit: (text: string) => string, run: SampleRun): Promise<unknown> {
  const sample = readSample(samplesFolder, file, {args: [watched], ...run});
  return prove({...sample, text: edit(sample.text)}, {tools, services, limit: 15_000, typeErrors: () => []});
}

/** Lets the work for `S2` fail the first time. */
function failOnce(code: string): string {
  const isPython = code.startsWith('import asyncio');
  const [work, failing] = isPython
    ? [
        '    print(source, signature)',
        '    if signature == "S2" and not hasattr(sys, "failed"):\n        sys.failed = True\n        raise OSError("Not written")\n',
      ]
    : [
        '  console.log(from, signature);',
        "  if (signature === 'S2' && !('failed' in globalThis)) {\n    Object.assign(globalThis, {failed: true});\n    throw new Error('Not written');\n  }\n",
      ];
  expect(code.split(work)).toHaveLength(2);
  return code.replace(work, `${failing}${work}`);
}

/** Not each minute, but several times a second. */
function fetchingOften(code: string): string {
  return code.replace(/(fetchEvery = )60_000|(FETCH_EVERY = )60/, (_, ts, py) => (ts ? `${ts}300` : `${py}0.3`));
}

describe.each(samples)('%s', (file) => {
  test('brings an event again whose work failed, and then those after it', async () => {
    const [first, second, third] = events as [Event, Event, Event];
    account.onSubscribe = (stream) => {
      account.onSubscribe = () => undefined;
      account.histories = [[first]];
      notify(stream, first);
      account.onFetched = () => {
        account.histories = [[third, second, first]];
        for (const event of [second, third]) notify(stream, event);
      };
    };
    await run(file, failOnce, {
      until: / S3\n/,
      prints: /^fetched S1\n\w+ S2\n\w+ S3\n$/,
      warns: /Not written/,
    });
  });

  test.each([
    ['with transactions', 1],
    ['without any', 0],
  ])('goes on where it was stopped, with an account %s at the first start', async (_name, known) => {
    const history = events.toReversed();
    const before = history.slice(history.length - known);
    const next = events[known] as Event;
    account.histories = [before];
    account.onSubscribe = (stream) => {
      account.onSubscribe = () => {
        account.histories = [history];
      };
      account.onFetched = () => {
        account.histories = [[next, ...before]];
        notify(stream, next);
      };
    };
    const missed = events.slice(known + 1).map(({signature}) => `fetched ${signature}\n`);
    await run(file, (code) => code, {
      until: /\n/,
      prints: new RegExp(`^fetched ${next.signature}\\n$`),
      // What was done last may come again.
      again: {
        args: [watched],
        until: /S3\n/,
        prints: new RegExp(`^(?:fetched S\\d\n){0,2}${missed.join('')}$`),
      },
    });
  });

  test('finds what the node behind the first fetch did not have, without a further event', async () => {
    account.histories = [[], [], [], [events[0] as Event]];
    await run(file, fetchingOften, {until: /\n/, prints: /^fetched S1\n$/});
  });

  test('fetches an event that the stream has skipped', async () => {
    const [first, skipped] = events as [Event, Event];
    const later = [200, 300].map((slot, index) => ({signature: `S${index + 3}`, slot}));
    account.onSubscribe = (stream) => {
      account.onFetched = () => {
        for (const event of [first, ...later]) notify(stream, event);
        // Until then, the node that answers is behind.
        setTimeout(() => (account.histories = [[...later.toReversed(), skipped, first]]), 1_000);
      };
    };
    await run(file, fetchingOften, {
      until: /S2\n/,
      prints: /^streamed S1\nstreamed S3\nstreamed S4\nfetched S2\n$/,
    });
  });

  test('connects again soon after each connection that lasted, also if the account is quiet', async () => {
    const pauses: number[] = [];
    let closedAt: number | undefined;
    account.onSubscribe = (stream) => {
      if (closedAt !== undefined) pauses.push(performance.now() - closedAt);
      if (pauses.length === 5) account.histories = [[events[0] as Event]];
      // Several times as long as it takes until the next fetch.
      else setTimeout(() => stream.close(1001), 1_000);
      stream.on('close', () => (closedAt = performance.now()));
    };
    await run(file, fetchingOften, {until: /\n/, prints: /^fetched S1\n$/});
    // Half a second at most, and what a busy machine takes to connect. The fifth failure in a row would wait 4 to 8.
    expect(Math.max(...pauses)).toBeLessThan(3_000);
  });

  test('ends with a wrong key, also when it knows where to go on', async () => {
    account.isKeyWrong = true;
    await run(file, (code) => code, {
      // Each program reads its own.
      files: {[`place-${watched}.json`]: '{"signature": "S1", "slot": 100}', [`from-slot-${watched}`]: '100'},
      exitCode: 1,
      warns: /401/,
    });
  });
});

test.each(
  [...samples, 'chainstream/gaps.py', 'chainstream/gaps.ts'].flatMap((file) =>
    [7700, 7702].map((code) => [file, code] as const),
  ),
)('%s ends when its subscription is refused for good, with %i', async (file, code) => {
  account.refusal = code;
  await run(file, (text) => text, {exitCode: 1, warns: new RegExp(String(code))});
});

test.each(['chainstream/gaps.py', 'chainstream/gaps.ts'])(
  '%s reports a dropped block that hid others',
  async (file) => {
    account.onSubscribe = (stream) => {
      const dropped = [103, 100];
      for (const [slot, parentSlot] of [[100, 99], dropped, [101, 100], [102, 101], [104, 102]]) {
        const result = {value: {slot, parentSlot, blockhash: 'B'}};
        stream.send(JSON.stringify({jsonrpc: '2.0', method: 'blockNotification', params: {subscription: 2, result}}));
      }
    };
    await run(file, (code) => code, {
      args: [],
      until: /^104 /m,
      prints: /^100 .*\n103 .*\n104 .*\n$/,
      warns: /^Fork: 104 builds on 102, not on 103\. Blocks before 104 may be lost\n$/,
    });
  },
);

test.each(['chainstream/gaps.py', 'chainstream/gaps.ts'])(
  '%s lists a long gap in ranges that the archive answers, and fetches its blocks in parallel, in order, up to one that is refused',
  async (file) => {
    const slots = Array.from({length: 40}, (_, index) => 401 + index * 300);
    const end = slots.at(-1) as number;
    let open = 0;
    let most = 0;
    let isBehind = true;
    let isSlow = true;
    account.answerCall = async (method, params) => {
      const [from, to, config] = params as [number, number, {minContextSlot?: number}];
      if (method === 'getBlocks') {
        if (to - from > 5_000) {
          const message = 'BigTable query failed (maybe timeout due to too large range?)';
          return {error: {code: -32602, message}};
        }
        let newest = to;
        // One node has not reached the end of the second range: without this field, it would leave out slots.
        if (from > 4_901 && isBehind) {
          isBehind = false;
          if (config.minContextSlot === to) return {error: {code: -32016, message: 'Not reached'}};
          newest -= 1_000;
        }
        return {result: slots.filter((slot) => from <= slot && slot <= newest)};
      }
      open += 1;
      most = Math.max(most, open);
      // Later slots of a group are answered first.
      await sleep(300 - (from % 2_400) / 10);
      open -= 1;
      if (from === slots[2] && isSlow) {
        isSlow = false;
        return {error: {code: 7429, message: 'Rate limited'}};
      }
      return {result: {parentSlot: slots[slots.indexOf(from) - 1] ?? 100, blockhash: 'B'}};
    };
    account.onSubscribe = (stream) => {
      for (const slot of [end + 1, end + 2, end + 3]) {
        const result = {value: {slot, parentSlot: end, blockhash: 'B'}};
        stream.send(JSON.stringify({jsonrpc: '2.0', method: 'blockNotification', params: {subscription: 2, result}}));
      }
    };
    await run(file, (code) => code, {
      args: [],
      files: {'last-slot': '100'},
      until: new RegExp(`^${end + 3} `, 'm'),
      prints: new RegExp(`^${slots.map((slot) => `${slot} fetched B\\n`).join('')}${end + 3} streamed B\\n$`),
      warns: new RegExp(`^Not filled after ${slots[1]}: 7429 .*\nNot filled after 5501: -32016 .*\n$`),
    });
    expect(most).toBe(8);
  },
);

const pool = new ServicePool();

afterAll(() => pool.close());

test.each(['chainstream/gaps.py', 'chainstream/gaps.ts'])('%s fetches the blocks of the time it was stopped', (file) =>
  pool.use(async (lent) => {
    // Blocks come meanwhile: the traffic begins before the program.
    const again: SampleRun = {busy: true, until: / streamed /, prints: /^\d+ fetched /};
    const sample = readSample(samplesFolder, file, {until: / streamed /, prints: /^\d+ streamed /, again});
    await prove(sample, {tools, services: lent, limit: 15_000, typeErrors: () => []});
  }),
);

/** As the page says, for what has to be final: every block is fetched, the newest, too. */
const fetchingAll = [
  [
    'chainstream/gaps.py',
    '        fill(block["parentSlot"])\n        handle(block["slot"], block, "streamed")\n',
    '        fill(block["slot"])\n',
  ],
  [
    'chainstream/gaps.ts',
    "    await fill(block.parentSlot);\n    await handle(block, 'streamed');\n",
    '    await fill(block.slot);\n',
  ],
] as const;

test.each(fetchingAll)('%s can fetch every block at finalized', (file, streamed, fetched) =>
  pool.use(async (lent) => {
    const sample = readSample(samplesFolder, file, {
      until: /(?:.+\n){8}/,
      prints: /^(?:\d+ fetched \w+\n)+$/,
      complete: allBlocks,
    });
    expect(sample.text.split(streamed)).toHaveLength(2);
    const text = sample.text.replace(streamed, fetched);
    await prove({...sample, text}, {tools, services: lent, limit: 15_000, typeErrors: () => []});
  }),
);
