import type {Request} from '@playwright/test';
import {test} from 'vitest';
import {search as settings} from '../../src/config/search';
import {engineMark} from '../relevance/search-bytes';
import {formatTable} from '../support/format-table';
import {judge} from '../support/bench/limits';
import {servePages} from '../support/bench/serve-pages';

/** Kilobytes of engine and index after gzip. */
const limit = 120;

/** What is in a file, by text that only it has. */
const marks = {modal: 'DocSearch-Modal', engine: engineMark};

type Part = 'index' | 'modal' | 'engine' | 'page' | 'other';

interface File {
  readonly path: string;
  readonly part: Part;
  /** Bytes of the body, as it is sent. */
  readonly bytes: number;
}

const open = servePages();

test('bytes of the search', async () => {
  const requests: Request[] = [];
  const page = await open('/', (opened) => opened.context().on('requestfinished', (request) => requests.push(request)));
  // Pages that are linked load ahead when the browser is idle.
  await page.waitForTimeout(2000);
  const before = await describeFiles(requests.splice(0));
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('rate limits');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.waitForTimeout(1000);
  const loaded = await describeFiles(requests.splice(0));

  const files = loaded.filter(({part}) => part !== 'page');
  const bytes = (...parts: Part[]) =>
    files.filter(({part}) => parts.includes(part)).reduce((sum, file) => sum + file.bytes, 0) / 1000;
  const row = (name: string, kilobytes: number) => ['', name, kilobytes.toFixed(1)];
  console.log(
    `\nBytes: what the search loads from Ctrl+K to its first results, gzip bodies as Chromium receives them.\n\n${formatTable(
      [
        ['file', 'part', 'kB'],
        ...files.map(({path, part, bytes: size}) => [path, part, (size / 1000).toFixed(1)]),
        row('engine and index', bytes('engine', 'index', 'other')),
        row('all', bytes('engine', 'index', 'other', 'modal')),
      ],
    )}\n
"other" is code that no mark names, such as what the modal imports; it counts as the engine's. Not in the
table: ${loaded.length - files.length} files of the pages found, which load ahead as with every link. Before Ctrl+K, ${before.length} files loaded.`,
  );
  for (const part of ['index', 'modal', 'engine'] as const) {
    if (bytes(part) === 0) throw new Error(`No file of the ${part} was seen: fix the marks in bytes.bench.ts.`);
  }
  const early = before.filter(({part}) => ['index', 'modal', 'engine'].includes(part));
  judge([
    {what: 'engine and index', value: bytes('engine', 'index', 'other'), limit, unit: 'kB'},
    {
      what: `files of the search that load before intent${early.map(({path}) => ` ${path}`).join('')}`,
      value: early.length,
      limit: 0,
      unit: 'files',
    },
  ]);
});

function describeFiles(requests: readonly Request[]): Promise<File[]> {
  return Promise.all(
    requests.map(async (request) => {
      const {pathname} = new URL(request.url());
      // As the server says it: of a worker's script, the browser counts no bytes.
      const length = await (await request.response())?.headerValue('content-length');
      if (length === null || length === undefined) throw new Error(`The server does not say how long ${pathname} is.`);
      return {path: pathname, part: await partOf(request, pathname), bytes: Number(length)};
    }),
  );
}

async function partOf(request: Request, pathname: string): Promise<Part> {
  if (pathname.startsWith(`/${settings.assetFolder}/`)) return 'index';
  const {purpose, 'sec-purpose': secPurpose} = await request.allHeaders();
  if (purpose === 'prefetch' || secPurpose?.startsWith('prefetch')) return 'page';
  const text = /\.(?:js|css)$/.test(pathname) ? ((await (await request.response())?.text()) ?? '') : '';
  if (text.includes(marks.modal)) return 'modal';
  if (text.includes(marks.engine)) return 'engine';
  return 'other';
}
