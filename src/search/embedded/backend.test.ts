import {afterEach, describe, expect, test, vi} from 'vitest';
import type {SearchRecord} from '../../lib/search-record';
import {createBackend} from './backend';

// cspell:ignore unstub

const record: SearchRecord = {
  objectID: '/staking',
  url: '/staking',
  type: 'lvl1',
  content: 'Delegate lamports.',
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};
const manifest = {records: 'records.abc.json', count: 1};
const intact: Files = {'/base/search-index/manifest.json': manifest, '/base/search-index/records.abc.json': [record]};

/** Contents by path; a path without contents is not found, a string is sent as it is. */
type Files = Readonly<Record<string, unknown>>;

/** Serves the files and returns the requests that were made. */
function serve(files: Files): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    const content = files[path];
    if (content === undefined) return Promise.resolve(new Response('', {status: 404}));
    return Promise.resolve(new Response(typeof content === 'string' ? content : JSON.stringify(content)));
  });
  return requested;
}

const backend = () => createBackend({kind: 'embedded'}, '/base/');
const request = {query: 'lamports', snippetWords: 10, hitsPerPage: 20};

afterEach(() => vi.unstubAllGlobals());

test('H11: answers from the manifest and the records it names, both on this site', async () => {
  const requested = serve(intact);
  const {hits, nbHits} = await backend().search(request);
  expect(hits[0]).toMatchObject(record);
  expect(nbHits).toBe(1);
  expect(requested).toEqual(Object.keys(intact));
});

test('H11: the index is fetched once, however many searches run', async () => {
  const requested = serve(intact);
  const embedded = backend();
  await Promise.all([embedded.warmUp(), embedded.search(request), embedded.search({...request, query: 'staking'})]);
  expect(requested).toHaveLength(2);
});

test('M8, H11: the index has a name', () => {
  expect(backend().indexName).toBe('syndica-docs');
});

describe('a damaged index', () => {
  const recordsFile = '/base/search-index/records.abc.json';
  const manifestFile = '/base/search-index/manifest.json';

  const damages: [name: string, files: Files, message: RegExp][] = [
    ['no manifest', {...intact, [manifestFile]: undefined}, /manifest\.json answered 404/],
    ['a manifest that is a page', {...intact, [manifestFile]: '<!doctype html>'}, /JSON/],
    ['a manifest of null', {...intact, [manifestFile]: 'null'}, /is not the manifest of a search index/],
    ['a manifest without records', {...intact, [manifestFile]: {count: 1}}, /is not the manifest of a search index/],
    ['no records', {...intact, [recordsFile]: undefined}, /records\.abc\.json answered 404/],
    ['records cut short', {...intact, [recordsFile]: '[{"objectID":'}, /JSON/],
    ['fewer records than counted', {...intact, [recordsFile]: []}, /is damaged: it does not hold 1 search records/],
    ['records that are none', {...intact, [recordsFile]: [null]}, /is damaged/],
    ['a record without its page', {...intact, [recordsFile]: [{...record, hierarchy: {lvl0: 'x'}}]}, /is damaged/],
  ];

  test.each(damages)('H11: %s is an error that says so', async (_name, files, message) => {
    serve(files);
    await expect(backend().search(request)).rejects.toThrow(message);
  });

  test('H11: a failed load is tried again by the next search', async () => {
    serve({});
    const embedded = backend();
    await expect(embedded.search(request)).rejects.toThrow('404');
    serve(intact);
    await expect(embedded.search(request)).resolves.toMatchObject({nbHits: 1});
  });

  test('H11: warming up never rejects', async () => {
    serve({});
    await expect(backend().warmUp()).resolves.toBeUndefined();
  });
});
