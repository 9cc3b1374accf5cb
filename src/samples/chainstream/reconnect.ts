import WebSocket from 'ws';

const endpoint = `wss://solana-mainnet.chainstream.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const subscribe = {
  jsonrpc: '2.0',
  id: 1,
  method: 'slotUpdatesSubscribe',
  params: {network: 'solana-mainnet', filter: {commitment: 'confirmed'}},
};

type Message =
  | {id: number; result: number}
  | {id: number; error: {code: number; message: string}}
  | {method: 'slotUpdateNotification'; params: {result: {value: {slot: number; status: string}}}};

let attempt = 0;

function connect(): void {
  const socket = new WebSocket(endpoint);
  let alive = true;
  let heartbeat: NodeJS.Timeout | undefined;

  socket.on('open', () => {
    socket.send(JSON.stringify(subscribe));
    heartbeat = setInterval(() => {
      // Nobody answered the last ping: without this, a dead connection looks like a quiet stream.
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, 30_000);
  });
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as Message;
    if ('error' in message) throw new Error(`Not subscribed: ${message.error.code} ${message.error.message}`);
    if ('result' in message) {
      console.log('Subscription:', message.result);
    } else {
      attempt = 0;
      const {slot, status} = message.params.result.value;
      console.log(slot, status);
    }
  });
  socket.on('error', (error) => console.error(error.message));
  socket.on('close', (code) => {
    clearInterval(heartbeat);
    const longest = Math.min(30_000, 1_000 * 2 ** attempt);
    const wait = Math.round(longest * (0.5 + Math.random() / 2));
    attempt += 1;
    console.error(`Closed with ${code}, next attempt in ${wait} ms`);
    setTimeout(connect, wait);
  });
}

connect();
