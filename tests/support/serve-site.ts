import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheControl} from '../../src/plugins/security-headers/header-files';
import {findFile, missingFile} from './built-site';
import {compress} from './compress';
import {LoopbackServer} from './loopback-server';

/** A transferred file. */
interface Transfer {
  readonly path: string;
  readonly type: string;
  /** Size of the body after Brotli. */
  readonly bytes: number;
  /** Whether the browser prefetched it for a later page. */
  readonly isPrefetch: boolean;
}

export interface ServedSite {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Returns the files sent since the last call. */
  takeTransfers(): Transfer[];
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const hashed = /[.-][\w-]{8,}\.(?:css|js|json|mjs|woff2)$/;

/**
 * Serves any built site locally, like a good host: clean URLs, Brotli, and a year of caching for hashed files. A file
 * is compressed at its first request. Transfers are recorded on the server, so that no browser has to be queried.
 *
 * @throws if the folder has no start page.
 */
export async function serveSite(folder: string): Promise<ServedSite> {
  const start = path.join(folder, 'index.html');
  if (!existsSync(start)) throw missingFile(start);
  let transfers: Transfer[] = [];
  const server = new LoopbackServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(folder, decodeURIComponent(pathname));
    const sent = file ?? findFile(folder, '/404.html');
    const body = compress(sent === undefined ? Buffer.from('Not found') : readFileSync(sent));
    const type = types[path.extname(sent ?? '404.html')] ?? 'application/octet-stream';
    const isPrefetch = /prefetch/.test(String(request.headers['sec-purpose'] ?? request.headers.purpose ?? ''));
    transfers.push({path: pathname, type, bytes: body.length, isPrefetch});
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': hashed.test(pathname) ? cacheControl.hashed : cacheControl.other,
    });
    response.end(body);
  });
  await server.start();
  return {
    origin: server.origin,
    takeTransfers() {
      const taken = transfers;
      transfers = [];
      return taken;
    },
    close: () => server.stop(),
  };
}
