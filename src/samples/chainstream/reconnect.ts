import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const endpoint = `wss://solana-mainnet.chainstream.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const subscribe = {
  jsonrpc: '2.0',
  id: 1,
  method: 'slotUpdatesSubscribe',
  params: {network: 'solana-mainnet', filter: {commitment: 'confirmed'}},
};
/** The key or the plan is wrong, or the request: another attempt gets the same answer. */
const finalStatuses = [401, 402, 403];
const finalErrors = [-32600, -32601, -32602];

interface SlotUpdate {
  slot: number;
  status: string;
}

type Message =
  | {id: number; result: number}
  | {id: number; error: {code: number; message: string}}
  | {method: 'slotUpdateNotification'; params: {subscription: number; result: {value: SlotUpdate}}};

/** Streams over one connection until it ends, and rejects when another one would end the same way. */
function stream(onUpdate: (update: SlotUpdate) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(endpoint, {handshakeTimeout: 10_000});
    let subscription: number | undefined;
    let heartbeat: NodeJS.Timeout | undefined;
    let alive = true;

    socket.on('unexpected-response', (_request, {statusCode = 0}) => {
      if (finalStatuses.includes(statusCode)) reject(new Error(`Handshake refused with HTTP ${statusCode}`));
      console.error(`Handshake failed with HTTP ${statusCode}`);
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
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as Message;
      if ('error' in message) {
        const {code, message: text} = message.error;
        if (finalErrors.includes(code)) reject(new Error(`Not subscribed: ${code} ${text}`));
        console.error(`Not subscribed: ${code} ${text}`);
        socket.close();
      } else if ('result' in message) {
        // Ids of earlier connections mean nothing on this one.
        subscription = message.result;
        console.log('Subscription:', subscription);
      } else if (message.params.subscription === subscription) {
        onUpdate(message.params.result.value);
      }
    });
    socket.on('error', (error) => console.error(error.message));
    socket.on('close', (code) => {
      clearInterval(heartbeat);
      resolve(code);
    });
  });
}

let attempt = 0;
for (;;) {
  const code = await stream(({slot, status}) => {
    attempt = 0;
    console.log(slot, status);
  });
  const longest = Math.min(30_000, 1_000 * 2 ** attempt);
  const wait = Math.round(longest * (0.5 + Math.random() / 2));
  attempt += 1;
  console.error(`Closed with ${code}, next attempt in ${wait} ms`);
  await sleep(wait);
}
