import {once} from 'node:events';
import {createServer, type IncomingMessage, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';

/** An HTTP server of a test, which can go away and come back. */
export class LoopbackServer {
  readonly #server;
  #port = 0;

  /** @param upgrade takes WebSocket connections. */
  constructor(answer: RequestListener, upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void) {
    this.#server = createServer(answer);
    if (upgrade) this.#server.on('upgrade', upgrade);
  }

  get port(): number {
    return this.#port;
  }

  /** `127.0.0.1:8080` */
  get host(): string {
    return `127.0.0.1:${this.#port}`;
  }

  /** Without a slash at the end. */
  get origin(): string {
    return `http://${this.host}`;
  }

  get isListening(): boolean {
    return this.#server.listening;
  }

  /** At the port that it had, when it comes back: browsers and clients know it by that. */
  async start(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Nothing answers any more, and what is under way ends. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
