import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const capacity = Number(process.argv[2] ?? 10_000);
const subscribe = {
  jsonrpc: '2.0',
  id: 1,
  method: 'transactionsSubscribe',
  params: {
    network: 'solana-mainnet',
    filter: {
      commitment: 'confirmed',
      excludeVotes: true,
      accountKeys: {oneOf: ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA']},
    },
  },
};

type Message =
  | {id: number; result: number}
  | {id: number; error: {code: number; message: string}}
  | {method: 'transactionNotification'; params: {result: {context: {signature: string}; value: {slot: number}}}};

// #region queue
/** Holds so many items and no more: the oldest one goes when there is no room. */
class BoundedQueue<Item> {
  dropped = 0;
  private readonly items: Item[] = [];
  private wake = () => {};

  get length(): number {
    return this.items.length;
  }

  /** Never waits, so that the connection is read all the time. */
  put(item: Item): void {
    if (this.items.length === capacity) {
      this.items.shift();
      this.dropped += 1;
    }
    this.items.push(item);
    this.wake();
  }

  async take(): Promise<Item> {
    for (;;) {
      const item = this.items.shift();
      if (item !== undefined) return item;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
// #endregion queue

const queue = new BoundedQueue<string>();
const socket = new WebSocket(`wss://solana-mainnet.chainstream.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);
socket.on('open', () => socket.send(JSON.stringify(subscribe)));
// Nothing else happens here: parsing is work, too.
socket.on('message', (data) => queue.put(data.toString()));
socket.on('error', (error) => console.error(error.message));
socket.on('close', (code) => process.exit(code === 1000 ? 0 : 1));

/** Stands for work of yours that is slower than the stream. */
async function handle(text: string): Promise<void> {
  const message = JSON.parse(text) as Message;
  if ('error' in message) throw new Error(`Not subscribed: ${message.error.code} ${message.error.message}`);
  if ('result' in message) return;
  const {context, value} = message.params.result;
  await sleep(250);
  console.log(value.slot, context.signature);
}

for (;;) {
  await handle(await queue.take());
  console.log(`${queue.length} waiting, ${queue.dropped} dropped`);
}
