// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchHit, SearchRequest} from '../lib/search/search-record';
import type {SearchBackend} from './backend';
import {createSearchClient} from './client';

// cspell:ignore unstub

const hit = (url: string): SearchHit => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});

/** A client over a stub back end that answers with these hits and records the requests. */
function clientOver(hits: readonly SearchHit[]) {
  const requests: SearchRequest[] = [];
  const backend: SearchBackend = {
    indexName: 'docs',
    search: (request) => {
      requests.push(request);
      return Promise.resolve({hits, nbHits: 42, queryID: 'id'});
    },
  };
  return {client: createSearchClient(backend, 'https://docs.example'), requests};
}

function setScreenWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, limit] = /^\(max-width: (\d+)px\)$/.exec(query) ?? [];
    return {matches: width <= Number(limit)};
  });
}

beforeEach(() => setScreenWidth(1200));
afterEach(() => vi.unstubAllGlobals());

test('M5: a longer query is truncated to 64 characters', async () => {
  const {client, requests} = clientOver([]);
  await client.search('x'.repeat(10_000));
  expect(requests[0]?.query).toBe('x'.repeat(64));
});

test('only the cause in a long error message is searched', async () => {
  const {client, requests} = clientOver([]);
  await client.search('Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1');
  expect(requests[0]?.query).toBe('custom program error: 0x1');
});

test.each([
  [1200, 10],
  [769, 10],
  [768, 5],
  [320, 5],
])('H8: on a screen %i px wide a search asks for 20 hits with snippets of %i words', async (width, snippetWords) => {
  setScreenWidth(width);
  const {client, requests} = clientOver([]);
  await client.search('slot', 2);
  expect(requests).toEqual([{query: 'slot', page: 2, snippetWords, hitsPerPage: 20}]);
});

test.each(['', '  ', '\u0000', '\uD83D'])(
  'the query %j is empty once cleaned, and is not sent to the back end',
  async (query) => {
    const {client, requests} = clientOver([hit('/staking')]);
    await expect(client.search(query)).resolves.toEqual({hits: [], nbHits: 0});
    expect(requests).toEqual([]);
  },
);

test('H7: hits, their count and the query ID are passed through', async () => {
  const {client} = clientOver([hit('/staking')]);
  await expect(client.search('slot')).resolves.toMatchObject({hits: [hit('/staking')], nbHits: 42, queryID: 'id'});
});

test('hits with unsafe URLs are dropped; URLs of this site become paths', async () => {
  const {client} = clientOver([
    hit('javascript:alert(1)'),
    hit('https://docs.example/staking'),
    hit('https://a.example/b'),
  ]);
  const {hits} = await client.search('slot');
  expect(hits.map(({url}) => url)).toEqual(['/staking', 'https://a.example/b']);
});
