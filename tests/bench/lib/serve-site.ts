import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {missingFile, siteDir} from '../../support/built-site';
import {compress} from '../../support/compress';
import {LoopbackServer} from '../../support/loopback-server';
import {siteHandler} from '../../support/site-handler';

export interface ServedSite {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

const compressible = /\.(?:html|js|css|json|svg|xml|txt)$/;
/** Files that a search loads. Compressing all other files with Brotli at the highest quality would take a minute. */
const ofSearch = /\.(?:js|css|json)$/;

/**
 * Serves the built site locally, as the README asks of a host, including compression. Files are precompressed, as in a
 * host's cache, so that no figure includes the time for it.
 */
export async function serveSite(): Promise<ServedSite> {
  const start = path.join(siteDir, 'index.html');
  if (!existsSync(start)) throw missingFile(start);
  const folder = mkdtempSync(path.join(tmpdir(), 'search-bench-'));
  cpSync(siteDir, folder, {recursive: true});
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (!compressible.test(name)) continue;
    const content = readFileSync(path.join(folder, name));
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(content));
    if (ofSearch.test(name)) writeFileSync(path.join(folder, `${name}.br`), compress(content));
  }
  const notFound = readFileSync(path.join(folder, '404.html'));
  const server = new LoopbackServer(
    siteHandler(folder, {
      gzip: true,
      brotli: true,
      onNoMatch: (_request, response) => response.writeHead(404, {'Content-Type': 'text/html'}).end(notFound),
    }),
  );
  await server.start();
  return {
    origin: server.origin,
    async close() {
      await server.stop();
      rmSync(folder, {recursive: true});
    },
  };
}
