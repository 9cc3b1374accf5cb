import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const streamEndpoint = `wss://solana-mainnet.chainstream.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const rpcEndpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const subscribe = {
  jsonrpc: '2.0',
  id: 1,
  method: 'blocksSubscribe',
  params: {network: 'solana-mainnet', verified: true},
};
const config = {commitment: 'finalized', transactionDetails: 'none', rewards: false, maxSupportedTransactionVersion: 1};
/** No retry fixes these: the key, the plan, or the request is wrong. */
const finalCodes = [400, 401, 402, 403, 404, 405, 413, 415, 7700, 7702, -32600, -32601, -32602];
/** This node does not have the block, and another one may. */
const missingCodes = [-32001, -32007, -32009, -32011];

/** Keeps the place over a restart. With a database, write it in the transaction of your work instead. */
const placeFile = 'last-slot';
/** At most this many blocks wait to be handled. */
const capacity = Number(process.argv[2] ?? 1_000);

interface Block {
  slot: number;
  parentSlot: number;
  blockhash: string;
}

type Message =
  | {id: number; result: number}
  | {id: number; error: {code: number; message: string}}
  | {method: 'blockNotification'; params: {result: {value: Block}}};

/** A failure worth another attempt. Any other ends the program. */
function failure(code: number, message: string): Error {
  if (!finalCodes.includes(code)) return new Error(`${code} ${message}`);
  console.error(code, message);
  process.exit(1);
}

function pause(failures: number): Promise<void> {
  return sleep(Math.min(30_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2));
}

async function call<Result>(method: string, params: unknown[]): Promise<Result | undefined> {
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
  if (result !== undefined || (error && missingCodes.includes(error.code))) return result;
  const failed = failure(error?.code ?? response.status, error?.message ?? response.statusText);
  await sleep(1_000 * (Number(response.headers.get('Retry-After')) || 0));
  throw failed;
}

// #region fill
/** Slot of the last block that is done; 0: start with the first to come. */
let lastSlot = existsSync(placeFile) ? Number(readFileSync(placeFile, 'utf8')) : 0;
let failures = 0;

function savePlace(slot: number): void {
  // Renamed, so that a crash leaves no half file.
  writeFileSync(`${placeFile}.new`, String(slot));
  renameSync(`${placeFile}.new`, placeFile);
}

async function handle({slot, parentSlot, blockhash}: Block, from: string): Promise<void> {
  // Sent twice, or fetched before it came.
  if (slot <= lastSlot) return;
  if (parentSlot > lastSlot) console.error(`Lost: slots ${lastSlot + 1} to ${parentSlot}`);
  if (parentSlot < lastSlot) {
    // A dropped block hides those that come after it with lower slots.
    console.error(`Fork: ${slot} builds on ${parentSlot}, not on ${lastSlot}. Blocks before ${slot} may be lost`);
  }
  // Your work, awaited. Write by slot: what fails halfway comes again.
  console.log(slot, from, blockhash);
  lastSlot = slot;
  savePlace(lastSlot);
  failures = 0;
}

async function onBlock(block: Block): Promise<void> {
  if (lastSlot === 0) {
    lastSlot = block.parentSlot;
    savePlace(lastSlot);
  }
  try {
    await fill(block.parentSlot);
    await handle(block, 'streamed');
  } catch (error) {
    // The next block shows the same gap.
    console.error(`Not filled after ${lastSlot}: ${(error as Error).message}`);
    await pause(failures);
    failures += 1;
  }
}

async function getBlock(slot: number): Promise<Block | undefined> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const block = await call<Block>('getBlock', [slot, config]);
    if (block) return {...block, slot};
    await pause(attempt);
  }
}

async function fill(end: number): Promise<void> {
  // A longer range can time out.
  for (let from = lastSlot + 1; from <= end; from += 5_000) {
    const to = from + 4_999;
    const slots: number[] =
      (await call('getBlocks', [from, to, {commitment: 'finalized', minContextSlot: Math.min(to, end)}])) ?? [];
    if (to >= end && !slots.includes(end)) throw new Error(`Slot ${end} is not listed yet`);
    while (slots.length > 0) {
      for (const block of await Promise.allSettled(slots.splice(0, 8).map(getBlock))) {
        if (block.status === 'rejected') throw block.reason;
        if (block.value) await handle(block.value, 'fetched');
      }
    }
  }
}
// #endregion fill

for (let attempt = 0; ; attempt += 1) {
  const socket = new WebSocket(streamEndpoint, {handshakeTimeout: 10_000});
  // Blocks never pause for so long: the connection is dead.
  const watchdog = setTimeout(() => socket.terminate(), 30_000);
  socket.on('unexpected-response', (_request, {statusCode = 0, statusMessage = ''}) => {
    console.error(failure(statusCode, statusMessage).message);
    socket.terminate();
  });
  socket.on('open', () => socket.send(JSON.stringify(subscribe)));
  let queue: string[] = [];
  let wake = () => {};
  socket.on('close', (code, reason) => {
    console.error('Connection closed:', code, reason.toString());
    wake();
  });
  socket.on('message', (data) => {
    watchdog.refresh();
    if (queue.length === capacity) {
      // A gap like any other: the next block shows it.
      console.error(`Too slow: ${capacity} messages dropped`);
      queue = [];
    }
    queue.push(data.toString());
    wake();
  });
  socket.on('error', (error) => console.error(error.message));
  try {
    while (queue.length > 0 || socket.readyState !== WebSocket.CLOSED) {
      const text = queue.shift();
      if (text === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      const message = JSON.parse(text) as Message;
      if ('error' in message) throw failure(message.error.code, message.error.message);
      if (!('params' in message)) continue;
      attempt = 0;
      await onBlock(message.params.result.value);
    }
  } catch (error) {
    console.error((error as Error).message);
  }
  clearTimeout(watchdog);
  socket.terminate();
  await pause(attempt);
}
