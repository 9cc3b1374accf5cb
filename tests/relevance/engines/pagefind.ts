import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {createIndex, close as stopService, type IndexFile} from 'pagefind';
import {escapeHtml} from '../../../src/lib/html/escape-html';
import type {SearchRecord} from '../../../src/lib/search/search-record';
import {LoopbackServer} from '../../support/loopback-server';
import type {ComparedEngine} from './compared-engine';
import {toFields} from './fields';

/** The exports of its browser bundle that are used here. */
interface PagefindBundle {
  options(options: {basePath: string; noWorker: boolean}): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
  destroy(): Promise<void>;
}

/** Files that only its own UIs load. */
const interfaceFile = /^pagefind-(?:component-ui|modular-ui|ui|highlight|worker)\.|^wasm\.unknown/;

/**
 * Runs its browser bundle in Node.js, on the files that a site would serve. It indexes HTML: the heading of a record is
 * passed as a heading element, whose words it boosts by itself.
 */
export const pagefind: ComparedEngine = {
  name: 'Pagefind',
  async index(records) {
    const files = await writeIndex(records);
    const server = await serve(files);
    const bundle = await loadBundle(files);
    await bundle.options({basePath: `${server.origin}/`, noWorker: true});
    await bundle.init();
    return {
      async search(query) {
        const {results} = await bundle.search(query);
        const data = await Promise.all(results.slice(0, 20).map((result) => result.data()));
        return data.map(({url}) => url.replace(server.origin, ''));
      },
      bytes: () =>
        files
          .filter((file) => !interfaceFile.test(file.path))
          // Most of its files are already compressed.
          .reduce((sum, {content}) => sum + Math.min(content.length, gzipSync(content).length), 0),
      async close() {
        await bundle.destroy();
        await server.stop();
      },
    };
  },
};

async function writeIndex(records: readonly SearchRecord[]): Promise<IndexFile[]> {
  const {index, errors} = await createIndex({forceLanguage: 'en'});
  if (!index) throw new Error(`Pagefind: ${errors.join(' ')}`);
  for (const record of records) {
    const {id, heading, page, content} = toFields(record);
    const body = `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(page)}</p><p>${escapeHtml(content)}</p>`;
    await index.addHTMLFile({url: id, content: `<html lang="en"><body>${body}</body></html>`});
  }
  const {files} = await index.getFiles();
  await stopService();
  return files;
}

async function serve(files: readonly IndexFile[]): Promise<LoopbackServer> {
  const contents = new Map(files.map((file) => [`/${file.path}`, file.content]));
  const server = new LoopbackServer((request, response) => {
    const content = contents.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(content ? 200 : 404).end(content);
  });
  await server.start();
  return server;
}

/** Node.js imports ES modules only from disk. */
async function loadBundle(files: readonly IndexFile[]): Promise<PagefindBundle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  try {
    const file = path.join(folder, 'pagefind.mjs');
    await writeFile(file, files.find((candidate) => candidate.path === 'pagefind.js')?.content ?? '');
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as PagefindBundle;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
