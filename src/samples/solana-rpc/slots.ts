type Message =
  | {id: number; result: number | boolean}
  | {id: number; error: {code: number; message: string}}
  | {method: 'slotNotification'; params: {subscription: number; result: {slot: number}}};

const socket = new WebSocket(`wss://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);
let received = 0;

function send(id: number, method: string, params: unknown[] = []): void {
  socket.send(JSON.stringify({jsonrpc: '2.0', id, method, params}));
}

socket.addEventListener('open', () => send(1, 'slotSubscribe'));

socket.addEventListener('error', () => {
  console.error('The connection failed: check the host and the key');
  process.exitCode = 1;
});

socket.addEventListener('message', ({data}: MessageEvent<string>) => {
  const message = JSON.parse(data) as Message;
  if ('method' in message) {
    const {subscription, result} = message.params;
    console.log('Slot', result.slot);
    received += 1;
    if (received === 10) send(2, 'slotUnsubscribe', [subscription]);
  } else if ('error' in message) {
    console.error('Error in request', message.id, message.error);
    socket.close();
  } else {
    console.log('Answer to request', message.id, message.result);
    if (message.id === 2) socket.close();
  }
});
