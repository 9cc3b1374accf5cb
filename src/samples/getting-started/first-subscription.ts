type Message =
  | {id: number; result: number}
  | {id: number; error: {code: number; message: string}}
  | {method: 'slotNotification'; params: {result: {slot: number}}};

const socket = new WebSocket(`wss://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);

socket.addEventListener('open', () => {
  socket.send(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'slotSubscribe'}));
});

socket.addEventListener('message', ({data}: MessageEvent<string>) => {
  const message = JSON.parse(data) as Message;
  if ('method' in message) {
    console.log('Slot', message.params.result.slot);
  } else if ('result' in message) {
    console.log('Subscribed, id', message.result);
  } else {
    console.error('Not subscribed:', message.error);
    socket.close();
  }
});

socket.addEventListener('error', () => console.error('The connection failed: check the key and the host'));
socket.addEventListener('close', ({code}) => console.log('Closed with code', code));
