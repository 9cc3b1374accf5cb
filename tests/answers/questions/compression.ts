import {ask} from '../question';

const page = '/platform/resources/ws-deflate';

export const compression = ask(
  [
    'How do I see whether permessage-deflate is really active on my socket?',
    `${page}#check-it`,
    'extensions',
    'empty string',
  ],
  ['How much bandwidth does WebSocket compression save?', `${page}#what-it-saves`, '70–76%'],
  ['Does the Rust PubsubClient support permessage-deflate?', `${page}#clients`, 'tungstenite', 'PubsubClient'],
  ['Do I have to enable compression in the ws package?', `${page}#clients`, 'perMessageDeflate'],
  ['Which Python WebSocket library compresses by default?', `${page}#clients`, 'websockets', 'aiohttp'],
  [
    'What happens if my client offers compression and the server does not?',
    `${page}#what-it-does`,
    'messages stay uncompressed',
  ],
  ['How much memory does compression cost for each connection?', `${page}#costs`, '32 KiB', 'each connection'],
  ['OkHttp closes the WebSocket right after the handshake', `${page}#failures`, 'OkHttp', 'client_max_window_bits'],
  ['What is server_no_context_takeover good for?', `${page}#handshake`, 'server_no_context_takeover', 'memory'],
);
