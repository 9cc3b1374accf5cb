import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import sirv from 'sirv';
import {cacheControl} from '../../../../src/plugins/security-headers/header-files';
import {LoopbackServer} from '../../../support/loopback-server';

/**
 * Fault in the response to a path: an error status, none, a connection that is lost before or while it is sent, or
 * the page of a captive portal instead.
 */
export type Fault = number | 'hang' | 'drop' | 'cut' | 'portal' | undefined;

/** A host of the site with deployments and faults. Stopping it simulates a lost network, for service workers too. */
export class Host extends LoopbackServer {
  /** Requested paths, in order. */
  readonly requests: string[] = [];
  #faultOf: (path: string) => Fault = () => undefined;
  readonly #hanging = new Set<ServerResponse>();
  #serve: RequestListener;

  /** @param folder of the built site that is served first. */
  constructor(folder: string) {
    super((request, response) => this.#answer(request, response));
    this.#serve = serverOf(folder);
  }

  /** Replaces the deployed site with another; no file of the previous one remains available. */
  deploy(folder: string): void {
    this.#serve = serverOf(folder);
  }

  break(faultOf: (path: string) => Fault): void {
    this.#faultOf = faultOf;
  }

  /** Clears the faults, and ends hanging responses. */
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
    else if (fault === 'drop') response.destroy();
    else if (fault === undefined || fault === 'cut') {
      if (fault === 'cut') cutAfterBeginning(response);
      this.#serve(request, response);
    } else {
      // Many hosts set it by path, whatever the status: browsers then keep errors, too.
      response.setHeader('Cache-Control', cacheControlOf(pathname));
      if (fault === 'portal') response.setHeader('Content-Type', 'text/html').end('<h1>Log in to the network</h1>');
      else response.writeHead(fault).end();
    }
  }
}

/** Ends the connection once the headers and some of the body have been sent. */
function cutAfterBeginning(response: ServerResponse): void {
  const write = response.write.bind(response);
  response.write = (chunk: Buffer) => write(chunk.subarray(0, 500), () => response.destroy());
}

/** Serves a built site as the README asks of a host: clean URLs, and long-term caching for hashed files only. */
function serverOf(folder: string): RequestListener {
  return sirv(folder, {
    etag: true,
    setHeaders: (response, pathname) => void response.setHeader('Cache-Control', cacheControlOf(pathname)),
    onNoMatch: (_request, response) => void response.writeHead(404).end('Not found'),
  });
}

function cacheControlOf(pathname: string): string {
  return pathname.startsWith('/assets/') ? cacheControl.hashed : cacheControl.other;
}
