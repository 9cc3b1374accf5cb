interface TransactionNotification {
  context: {signature: string};
  value: {slot: number; meta: {err: unknown}};
}

type Message =
  | {id: number; result: number}
  | {id: number; error: {code: number; message: string}}
  | {method: 'transactionNotification'; params: {result: TransactionNotification}};

const socket = new WebSocket(`wss://solana-mainnet.chainstream.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);

socket.addEventListener('open', () => {
  socket.send(
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'transactionsSubscribe',
      params: {
        network: 'solana-mainnet',
        verified: false,
        filter: {
          commitment: 'processed',
          excludeVotes: true,
          accountKeys: {oneOf: ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA']},
        },
      },
    }),
  );
});

socket.addEventListener('message', ({data}: MessageEvent<string>) => {
  const message = JSON.parse(data) as Message;
  if ('error' in message) {
    console.error('Not subscribed:', message.error);
    socket.close();
  } else if ('result' in message) {
    console.log('Subscription:', message.result);
  } else {
    const {context, value} = message.params.result;
    console.log(value.slot, context.signature, value.meta.err === null ? 'ok' : 'failed');
  }
});

socket.addEventListener('error', () => console.error('The connection failed.'));
socket.addEventListener('close', ({code, reason}) => console.error('Connection closed:', code, reason));
