import {afterEach, describe, expect, test, vi} from 'vitest';
import {isOutdated} from '../../lib/browser/outdated-page';
import {packedEncoding, packRecords} from '../../lib/search/packed-records';
import type {SearchRecord} from '../../lib/search/search-record';
import {engineOverFile} from './engine-over-file';

// cspell:ignore unstub

const record: SearchRecord = {
  objectID: '/staking',
  url: '/staking',
  type: 'lvl1',
  content: 'Delegate lamports.',
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};
const file = '/base/search-index/index.json';
const packed = packRecords([record]);
const intact: Files = {[file]: packed};

/** File contents by path; any other path answers 404. */
type Files = Readonly<Record<string, string>>;

/** Stubs `fetch` to serve the files; returns the live list of requested paths. */
function serve(files: Files): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    const content = files[path];
    if (content === undefined) return Promise.resolve(new Response('', {status: 404}));
    return Promise.resolve(new Response(Buffer.from(content, packedEncoding)));
  });
  return requested;
}

const engine = () => engineOverFile(file);
const request = {query: 'lamports', snippetWords: 10, hitsPerPage: 20};

afterEach(() => vi.unstubAllGlobals());

test('H11: answers from the records of this site', async () => {
  const requested = serve(intact);
  const {hits, nbHits} = await engine().search(request);
  expect(hits[0]).toMatchObject(record);
  expect(nbHits).toBe(1);
  expect(requested).toEqual(Object.keys(intact));
});

test('H11: the index may arrive in chunks of any size, even parts of a character', async () => {
  const bytes = Buffer.from(packRecords([{...record, content: 'Größe in Lamports ⚡'}]), packedEncoding);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const {hits} = await engine().search({...request, query: 'größe'});
  expect(hits.map(({content}) => content)).toEqual(['Größe in Lamports ⚡']);
});

test('H11: the index is fetched once, however many searches run', async () => {
  const requested = serve(intact);
  const one = engine();
  await Promise.all([one.warmUp(), one.search(request), one.search({...request, query: 'staking'})]);
  expect(requested).toHaveLength(1);
});

describe('a damaged index', () => {
  const damages: [name: string, files: Files, message: RegExp][] = [
    ['a missing file', {}, /index\.json answered 404/],
    ['an HTML page', {[file]: '<!doctype html>'}, /index\.json is damaged: it does not hold search records/],
    ['null', {[file]: 'null'}, /index\.json is damaged: it does not hold search records/],
    ['a truncated file', {[file]: packed.slice(0, -1)}, /is damaged: it is cut short/],
    ['a truncated line', {[file]: packed.replace(']}', '')}, /is damaged: it is not JSON/],
    ['no records', {[file]: packRecords([])}, /is damaged: it does not hold search records/],
    ['unpacked records', {[file]: JSON.stringify([record])}, /is damaged: it does not hold search records/],
    ['a text that is null', {[file]: packed.replace(/\n"Delegate.*\n/, '\nnull\n')}, /is damaged/],
    ['a missing column', {[file]: packed.replace('"lvl0"', '"lvl7"')}, /is damaged/],
  ];

  test.each(damages)('H11: %s is a specific error', async (_name, files, message) => {
    serve(files);
    await expect(engine().search(request)).rejects.toThrow(message);
  });

  test('H11: a missing file marks the page as outdated, unlike other damage', async () => {
    vi.stubGlobal('navigator', {onLine: true});
    const failure = (files: Files) => {
      serve(files);
      return engine()
        .search(request)
        .catch((error: unknown) => error);
    };
    expect(isOutdated(await failure({}))).toBe(true);
    expect(isOutdated(await failure({[file]: 'null'}))).toBe(false);
  });

  test('H11: the next search retries a failed load', async () => {
    serve({});
    const one = engine();
    await expect(one.search(request)).rejects.toThrow('404');
    serve(intact);
    await expect(one.search(request)).resolves.toMatchObject({nbHits: 1});
  });

  test('H11: warming up never rejects', async () => {
    serve({});
    await expect(engine().warmUp()).resolves.toBeUndefined();
  });
});
