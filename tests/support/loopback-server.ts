import {once} from 'node:events';
import {createServer, type IncomingMessage, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Duplex} from 'node:stream';

/** An HTTP server for tests, which can be stopped and restarted. */
export class LoopbackServer {
  readonly #server;
  #port = 0;

  /** @param upgrade handles WebSocket connections. */
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

  /** Without a trailing slash. */
  get origin(): string {
    return `http://${this.host}`;
  }

  get isListening(): boolean {
    return this.#server.listening;
  }

  /** A restart reuses the port, which browsers and clients already know. */
  async start(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Closes the port and all open connections. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
