import WebSocket from 'ws';

const socket = new WebSocket(`wss://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`, {
  perMessageDeflate: true,
});

socket.on('open', () => {
  console.log(socket.extensions.includes('permessage-deflate') ? 'compressed' : 'not compressed');
  socket.send(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'slotSubscribe'}));
});
socket.on('message', (data) => console.log(data.toString()));
socket.on('error', (error) => console.error(error.message));
