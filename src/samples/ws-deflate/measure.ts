import {on, once} from 'node:events';
import type {IncomingMessage} from 'node:http';
import WebSocket from 'ws';

const endpoint = `wss://solana-mainnet.chainstream.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const wanted = Number(process.argv[2] ?? 500);
const subscribe = {
  jsonrpc: '2.0',
  id: 1,
  method: 'transactionsSubscribe',
  params: {
    network: 'solana-mainnet',
    filter: {
      commitment: 'finalized',
      excludeVotes: true,
      accountKeys: {oneOf: ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA']},
    },
  },
};

/** Bytes of the messages, bytes on the wire, and CPU time per message. */
async function measure(perMessageDeflate: boolean) {
  const socket = new WebSocket(endpoint, {perMessageDeflate});
  const [{socket: wire}] = (await once(socket, 'upgrade')) as [IncomingMessage];
  const before = wire.bytesRead;
  const cpuBefore = process.cpuUsage();
  socket.send(JSON.stringify(subscribe));

  let decoded = 0;
  let messages = 0;
  for await (const [data] of on(socket, 'message', {close: ['close']}) as AsyncIterable<[Buffer]>) {
    const {error} = JSON.parse(data.toString()) as {error?: {code: number; message: string}};
    if (error) throw new Error(`Not subscribed: ${error.code} ${error.message}`);
    decoded += data.length;
    messages += 1;
    if (messages === wanted) break;
  }
  if (messages < wanted) throw new Error(`Closed after ${messages} messages`);
  const {user, system} = process.cpuUsage(cpuBefore);
  const {extensions} = socket;
  const onWire = wire.bytesRead - before;
  socket.terminate();
  return {extensions: extensions || 'none', decoded, onWire, microseconds: Math.round((user + system) / wanted)};
}

for (const perMessageDeflate of [false, true]) {
  const {extensions, decoded, onWire, microseconds} = await measure(perMessageDeflate);
  console.log('Extensions:', extensions);
  console.log(`${decoded} bytes of messages, ${onWire} bytes on the wire`);
  console.log(`${((1 - onWire / decoded) * 100).toFixed(1)}% saved, ${microseconds} µs of CPU time per message`);
}
