import {once} from 'node:events';
import {
  blockhash as asBlockhash,
  createKeyPairSignerFromBytes,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {WebSocket, type ClientOptions} from 'ws';
import type {Endpoint} from './index';

export interface JsonRpcAnswer {
  readonly jsonrpc: string;
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: {readonly code: number; readonly message: string; readonly data?: unknown};
}

/** POSTs a raw body, with the key in the header. */
export function post(
  {rpc, apiKey}: Endpoint,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${rpc.http}/`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Syndica-Api-Key': apiKey, ...headers},
    body,
  });
}

export async function call(endpoint: Endpoint, method: string, params?: unknown): Promise<JsonRpcAnswer> {
  const response = await post(endpoint, JSON.stringify({jsonrpc: '2.0', id: 1, method, params}));
  return (await response.json()) as JsonRpcAnswer;
}

export interface Message extends Partial<JsonRpcAnswer> {
  readonly method?: string;
  readonly params?: {readonly result: unknown; readonly subscription: number};
}

/** A WebSocket client that buffers messages until they are read. */
export class SocketClient {
  private readonly waiting: string[] = [];
  private lastId = 0;
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.waiting.push((data as Buffer).toString('utf8')));
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async open(origin: string, apiKey: string, options: ClientOptions = {}): Promise<SocketClient> {
    const socket = new WebSocket(`${origin}/api-key/${apiKey}`, options);
    const client = new SocketClient(socket);
    await once(socket, 'open');
    return client;
  }

  /** Removes and returns the first message that matches; the others stay buffered. */
  async text(matches: (text: string) => boolean = () => true): Promise<string> {
    for (;;) {
      const found = this.waiting.findIndex(matches);
      if (found !== -1) return this.waiting.splice(found, 1).join('');
      await once(this.socket, 'message');
    }
  }

  async find(matches: (message: Message) => boolean): Promise<Message> {
    return JSON.parse(await this.text((text) => matches(JSON.parse(text) as Message))) as Message;
  }

  notification(subscription?: unknown): Promise<Message> {
    return this.find(
      ({params}) => params !== undefined && (subscription ?? params.subscription) === params.subscription,
    );
  }

  async call(method: string, params?: unknown): Promise<Message> {
    const id = (this.lastId += 1);
    this.socket.send(JSON.stringify({jsonrpc: '2.0', id, method, params}));
    return this.find((message) => message.id === id);
  }

  async subscribe(method: string, params?: unknown): Promise<number> {
    const {result, error} = await this.call(method, params);
    if (typeof result !== 'number') throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  }

  close(): void {
    this.socket.terminate();
  }
}

/** HTTP status of a handshake that the server rejects. */
export function handshakeStatus(
  url: string,
  options: ClientOptions = {},
): Promise<{status?: number; retryAfter?: string}> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, options);
    socket.once('open', () => reject(new Error('The handshake was accepted.')));
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, response) => {
      resolve({status: response.statusCode, retryAfter: response.headers['retry-after']});
      response.resume();
      socket.off('error', reject);
      socket.on('error', () => undefined);
      socket.terminate();
    });
  });
}

/** A transaction without instructions, signed by a new payer, with a confirmed blockhash. */
export async function signTransaction(endpoint: Endpoint) {
  const keyPair = JSON.parse(await endpoint.fundedKeypair()) as number[];
  const payer = await createKeyPairSignerFromBytes(Uint8Array.from(keyPair));
  const {result} = await call(endpoint, 'getLatestBlockhash', [{commitment: 'confirmed'}]);
  const {blockhash, lastValidBlockHeight} = (result as {value: {blockhash: string; lastValidBlockHeight: number}})
    .value;
  const lifetime = {blockhash: asBlockhash(blockhash), lastValidBlockHeight: BigInt(lastValidBlockHeight)};
  const transaction = await signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({version: 0}),
      (m) => setTransactionMessageFeePayerSigner(payer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    ),
  );
  return {
    /** Params of `sendTransaction`. */
    params: [getBase64EncodedWireTransaction(transaction), {encoding: 'base64'}],
    signature: getSignatureFromTransaction(transaction),
    blockhash,
    lastValidBlockHeight,
  };
}
