import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const streamEndpoint = `wss://solana-mainnet.chainstream.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const rpcEndpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const subscribe = {jsonrpc: '2.0', id: 1, method: 'blocksSubscribe', params: {network: 'solana-mainnet'}};
const capacity = 1_000;

interface Block {
  slot: number;
  parentSlot: number;
  blockhash: string;
}

type Message =
  | {id: number; result: number}
  | {id: number; error: {code: number; message: string}}
  | {method: 'blockNotification'; params: {result: {value: Block}}};

async function call<Result>(method: string, params: unknown[]): Promise<Result> {
  const response = await fetch(rpcEndpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const {result, error} = (await response.json()) as {result: Result; error?: {code: number; message: string}};
  if (error) throw new Error(`${error.code} ${error.message}`);
  return result;
}

// #region fill
/** The last slot whose block is done: from it on, nothing may be missing. */
let lastSlot: number | undefined;

async function onBlock(block: Block): Promise<void> {
  // Sent twice, or fetched before it came.
  if (lastSlot !== undefined && block.slot <= lastSlot) return;
  if (lastSlot !== undefined && block.parentSlot > lastSlot) await fill(lastSlot + 1, block.parentSlot);
  console.log(block.slot, 'streamed', block.blockhash);
  lastSlot = block.slot;
}

async function fill(from: number, to: number): Promise<void> {
  const slots = await call<number[]>('getBlocks', [from, to, {commitment: 'confirmed'}]);
  // The last one is the parent of a block, so it exists: a node that does not list it is behind.
  if (slots.at(-1) !== to) throw new Error(`Slot ${to} is not listed yet`);
  const config = {
    commitment: 'confirmed',
    transactionDetails: 'signatures',
    rewards: false,
    maxSupportedTransactionVersion: 1,
  };
  for (const slot of slots) {
    const {blockhash} = await call<{blockhash: string}>('getBlock', [slot, config]);
    console.log(slot, 'fetched', blockhash);
    lastSlot = slot;
  }
}
// #endregion fill

const waiting: Block[] = [];
let isWorking = false;

/** One block after the other, while the connection is read. */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  for (let block = waiting.shift(); block; block = waiting.shift()) {
    try {
      await onBlock(block);
    } catch (error) {
      // A node that is behind, a limit, a lost connection: all of them can pass.
      // The last slot stays where it was, so the next block shows the same gap.
      console.error(`Not filled after ${lastSlot}: ${(error as Error).message}`);
      await sleep(1_000);
    }
  }
  isWorking = false;
}

function stream(): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(streamEndpoint, {handshakeTimeout: 10_000});
    // Blocks never pause for so long: the connection is dead.
    const watchdog = setTimeout(() => socket.terminate(), 30_000);
    socket.on('open', () => socket.send(JSON.stringify(subscribe)));
    socket.on('message', (data) => {
      watchdog.refresh();
      const message = JSON.parse(data.toString()) as Message;
      if ('error' in message) {
        console.error(`Not subscribed: ${message.error.code} ${message.error.message}`);
        socket.close();
      }
      if (!('params' in message)) return;
      // A block that is dropped here is a gap like any other.
      if (waiting.length === capacity) waiting.shift();
      waiting.push(message.params.result.value);
      void work();
    });
    socket.on('error', (error) => console.error(error.message));
    socket.on('close', (code) => {
      clearTimeout(watchdog);
      resolve(code);
    });
  });
}

for (;;) {
  console.error(`Closed with ${await stream()}`);
  await sleep(1_000);
}
