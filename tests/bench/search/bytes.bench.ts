import {gzipSync} from 'node:zlib';
import type {Request} from '@playwright/test';
import {test} from 'vitest';
import {formatTable} from '../../../.ci/lib/format-table.mjs';
import {searchFiles} from '../../../src/config/search-files';
import {engineMark, searchBudget} from '../../support/search-bytes';
import {reportLimits} from '../lib/limits';
import {servePages} from '../lib/serve-pages';

/** Text that identifies a file's part, since only that part contains it. */
const marks = {modal: 'DocSearch-Modal', engine: engineMark};

type Part = 'index' | 'modal' | 'engine' | 'page' | 'other';

interface File {
  readonly path: string;
  readonly part: Part;
  /** Bytes of the body after gzip: the limit is in gzip, while the server sends Brotli. */
  readonly bytes: number;
  /** Bytes of the body as transferred, after Brotli. */
  readonly transferred: number;
}

const open = servePages();

test('bytes of the search', async () => {
  const requests: Request[] = [];
  const page = await open('/', (opened) => opened.context().on('requestfinished', (request) => requests.push(request)));
  // Wait for the browser to prefetch linked pages while it is idle.
  await page.waitForTimeout(2000);
  const before = await describeFiles(requests.splice(0));
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('rate limits');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.waitForTimeout(1000);
  const loaded = await describeFiles(requests.splice(0));

  const files = loaded.filter(({part}) => part !== 'page');
  const sum = (size: 'bytes' | 'transferred', parts: readonly Part[]) =>
    files.filter(({part}) => parts.includes(part)).reduce((total, file) => total + file[size], 0) / 1000;
  const bytes = (...parts: Part[]) => sum('bytes', parts);
  const row = (name: string, ...parts: Part[]) => [
    '',
    name,
    sum('bytes', parts).toFixed(1),
    sum('transferred', parts).toFixed(1),
  ];
  console.log(
    `\nBytes: what the search loads from Ctrl+K to its first results. The limit is in gzip; the server sends Brotli.\n\n${formatTable(
      [
        ['file', 'part', 'gzip, kB', 'Brotli, kB'],
        ...files.map((file) => [
          file.path,
          file.part,
          (file.bytes / 1000).toFixed(1),
          (file.transferred / 1000).toFixed(1),
        ]),
        row('engine and index', 'engine', 'index', 'other'),
        row('all', 'engine', 'index', 'other', 'modal'),
      ],
    )}\n
"other" is code without a mark, such as imports of the modal; it counts toward the engine. Not in the
table: ${loaded.length - files.length} files of the pages found, which are prefetched as for every link. Before Ctrl+K, ${before.length} files loaded.`,
  );
  for (const part of ['index', 'modal', 'engine'] as const) {
    if (bytes(part) === 0) throw new Error(`No file of the ${part} was found: fix the marks in bytes.bench.ts.`);
  }
  const early = before.filter(({part}) => ['index', 'modal', 'engine'].includes(part));
  reportLimits([
    {what: 'engine and index', value: bytes('engine', 'index', 'other'), limit: searchBudget / 1000, unit: 'kB'},
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
      const response = await request.response();
      // From the response header: the browser reports no size for a worker's script.
      const length = await response?.headerValue('content-length');
      if (!response || length === null || length === undefined)
        throw new Error(`The response for ${pathname} has no content-length.`);
      const bytes = gzipSync(await response.body()).length;
      return {path: pathname, part: await partOf(request, pathname), bytes, transferred: Number(length)};
    }),
  );
}

async function partOf(request: Request, pathname: string): Promise<Part> {
  if (pathname.startsWith(`/${searchFiles.folder}/`)) return 'index';
  const {purpose, 'sec-purpose': secPurpose} = await request.allHeaders();
  if (purpose === 'prefetch' || secPurpose?.startsWith('prefetch')) return 'page';
  const text = /\.(?:js|css)$/.test(pathname) ? ((await (await request.response())?.text()) ?? '') : '';
  if (text.includes(marks.modal)) return 'modal';
  if (text.includes(marks.engine)) return 'engine';
  return 'other';
}
