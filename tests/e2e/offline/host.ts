import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {LoopbackServer} from '../../support/loopback-server';
import {siteHandler} from '../../support/site-handler';

/** What is wrong with the answer to a path: a status, or that none comes. */
export type Fault = number | 'hang' | undefined;

/** A host of the site with deployments and faults. When it is stopped, there is no network: not for service workers either. */
export class Host extends LoopbackServer {
  /** Paths that browsers asked for, from the first. */
  readonly requests: string[] = [];
  #faultOf: (path: string) => Fault = () => undefined;
  readonly #hanging = new Set<ServerResponse>();
  #serve: RequestListener;

  /** @param folder the built site that it serves first. */
  constructor(folder: string) {
    super((request, response) => this.#answer(request, response));
    this.#serve = serverOf(folder);
  }

  /** Puts another built site in the place of the one before, of which nothing is left. */
  deploy(folder: string): void {
    this.#serve = serverOf(folder);
  }

  break(faultOf: (path: string) => Fault): void {
    this.#faultOf = faultOf;
  }

  /** What hangs ends. */
  fix(): void {
    this.#faultOf = () => undefined;
    for (const response of this.#hanging) response.destroy();
    this.#hanging.clear();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const {pathname} = new URL(request.url ?? '/', this.origin);
    this.requests.push(pathname);
    const fault = this.#faultOf(pathname);
    if (fault === 'hang') this.#hanging.add(response);
    else if (fault === undefined) this.#serve(request, response);
    else response.writeHead(fault).end();
  }
}

function serverOf(folder: string): RequestListener {
  return siteHandler(folder, {onNoMatch: (_request, response) => void response.writeHead(404).end('Not found')});
}
