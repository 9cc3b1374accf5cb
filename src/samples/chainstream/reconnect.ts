import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const streamEndpoint = `wss://solana-mainnet.chainstream.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const rpcEndpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const account = process.argv[2];
if (!account) {
  console.error('Usage: node reconnect.ts ADDRESS');
  process.exit(1);
}
/** Keeps the place over a restart. With a database, write it in the transaction of your work instead. */
const placeFile = `from-slot-${account}`;
/** At most this many messages wait to be handled. */
const capacity = Number(process.argv[3] ?? 10_000);
/** Milliseconds between fetches, also without events: a node may have been behind. */
const fetchEvery = 60_000;
const subscribe = {
  jsonrpc: '2.0',
  id: 1,
  method: 'transactionsSubscribe',
  params: {
    network: 'solana-mainnet',
    filter: {
      commitment: 'finalized',
      excludeVotes: false,
      accountKeys: {oneOf: [account]},
    },
  },
};
/** No retry fixes these: the key, the plan, or the request is wrong. */
const finalCodes = [400, 401, 402, 403, 404, 405, 413, 415, 7700, 7702, -32600, -32601, -32602];

interface Listed {
  signature: string;
  slot: number;
}

type Message =
  | {id: number; result: number}
  | {id: number; error: {code: number; message: string}}
  | {method: 'transactionNotification'; params: {result: {context: {signature: string}; value: {slot: number}}}};

/** A failure worth another attempt. Any other ends the program. */
function failure(code: number, message: string): Error {
  if (!finalCodes.includes(code)) return new Error(`${code} ${message}`);
  console.error(code, message);
  process.exit(1);
}

function pause(failures: number): Promise<void> {
  return sleep(Math.min(30_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2));
}

async function call<Result>(method: string, params: unknown[]): Promise<Result> {
  const response = await fetch(rpcEndpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    signal: AbortSignal.timeout(10_000),
  });
  // Body before status: an error with a code can have any status.
  const {result, error} = (await response.json().catch(() => ({}))) as {
    result?: Result;
    error?: {code: number; message: string};
  };
  if (result !== undefined) return result;
  const failed = failure(error?.code ?? response.status, error?.message ?? response.statusText);
  await sleep(1_000 * (Number(response.headers.get('Retry-After')) || 0));
  throw failed;
}

/** The newest come first, and at most 1,000. */
async function signatures(options: object): Promise<Listed[]> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call('getSignaturesForAddress', [account, {commitment: 'finalized', ...options}]);
    } catch (error) {
      if (failures === 6) throw error;
      // A node that is behind, a limit, a lost connection: all of them can pass.
      console.error('Not fetched:', (error as Error).message);
      await pause(failures);
    }
  }
}

/** All before this slot is done: at the first start, the whole history. */
let fromSlot = existsSync(placeFile)
  ? Number(readFileSync(placeFile, 'utf8'))
  : ((await signatures({limit: 1}))[0]?.slot ?? -1) + 1;
savePlace(fromSlot);
const seen = new Set<string>();

function savePlace(slot: number): void {
  // Renamed, so that a crash leaves no half file.
  writeFileSync(`${placeFile}.new`, String(slot));
  renameSync(`${placeFile}.new`, placeFile);
}

async function handle(signature: string, slot: number, from: string): Promise<void> {
  // What was fetched may come over the stream as well.
  if (slot < fromSlot || seen.has(signature)) return;
  // Your work, awaited. Write by signature: what fails halfway comes again.
  console.log(from, signature);
  const [oldest] = seen;
  if (oldest && seen.size === 100_000) seen.delete(oldest);
  seen.add(signature);
}

/** Handles what was missed, from a node that has reached a slot. */
async function fill(minContextSlot: number): Promise<void> {
  const missed: Listed[] = [];
  let page: Listed[];
  do {
    page = await signatures({minContextSlot, before: missed.at(-1)?.signature});
    missed.push(...page);
  } while ((page.at(-1)?.slot ?? -1) >= fromSlot);
  if (fromSlot > 0 && !missed.some(({signature, slot}) => slot < fromSlot || seen.has(signature))) {
    console.error(`Maybe lost: the history does not go back to slot ${fromSlot}`);
  }
  for (const {signature, slot} of missed.reverse()) {
    await handle(signature, slot, 'fetched');
    // Moved only here: a stream can skip events. Nothing promises that slots come in order: look at some again.
    if (slot - 32 > fromSlot) {
      fromSlot = slot - 32;
      savePlace(fromSlot);
    }
  }
}

for (let attempt = 0; ; attempt += 1) {
  const socket = new WebSocket(streamEndpoint, {handshakeTimeout: 10_000});
  let heartbeat: NodeJS.Timeout | undefined;
  let isDue = false;
  let alive = true;
  let queue: string[] = [];
  let wake = () => {};
  /** Events may be missing before the next one. */
  let hasGap = true;
  const timer = setInterval(() => {
    isDue = true;
    wake();
  }, fetchEvery);
  socket.on('unexpected-response', (_request, {statusCode = 0, statusMessage = ''}) => {
    console.error(failure(statusCode, statusMessage).message);
    socket.terminate();
  });
  socket.on('open', () => {
    socket.send(JSON.stringify(subscribe));
    // #region keep-alive
    heartbeat = setInterval(() => {
      // Nobody answered the last ping: without this, a dead connection looks like a quiet stream.
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, 30_000);
    // #endregion keep-alive
  });
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('error', (error) => console.error(error.message));
  socket.on('close', (code, reason) => {
    console.error('Connection closed:', code, reason.toString());
    wake();
  });
  // Never waits: a pong comes only after the messages before it.
  socket.on('message', (data) => {
    if (queue.length === capacity) {
      console.error(`Too slow: ${capacity} messages dropped, to be fetched`);
      queue = [];
      hasGap = true;
    }
    queue.push(data.toString());
    wake();
  });
  try {
    while (queue.length > 0 || socket.readyState !== WebSocket.CLOSED) {
      if (isDue) {
        isDue = false;
        await fill(fromSlot);
        if (socket.readyState === WebSocket.OPEN) attempt = 0;
      }
      const text = queue.shift();
      if (text === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const message = JSON.parse(text) as Message;
      if ('error' in message) throw failure(message.error.code, message.error.message);
      if ('result' in message) {
        // After the subscription has begun, so that nothing falls between the two.
        await fill(fromSlot);
      } else {
        const {context, value} = message.params.result;
        if (hasGap) {
          hasGap = false;
          // The node that answered may be behind the stream: ask one that has this slot.
          await fill(value.slot);
        }
        await handle(context.signature, value.slot, 'streamed');
        attempt = 0;
      }
    }
  } catch (error) {
    console.error((error as Error).message);
  }
  clearInterval(heartbeat);
  clearInterval(timer);
  socket.terminate();
  await pause(attempt);
}
