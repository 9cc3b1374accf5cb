const socket = new WebSocket(`wss://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);

socket.addEventListener('open', () => {
  console.log(socket.extensions || 'not compressed');
  socket.close();
});
socket.addEventListener('error', () => console.error('The connection failed.'));
