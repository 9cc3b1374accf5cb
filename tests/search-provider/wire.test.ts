// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {toProviderRequest} from '../../src/search/hosted/request';
import {hit} from '../../src/search/search-hit.test-helper';
import {startHostedSite, stopHostedSites} from './hosted-site';
import {credentials} from './provider';

vi.mock('algoliasearch/lite', () => import('./lite-client'));

afterEach(stopHostedSites);

describe('the request', () => {
  test('H3: is a POST of a list of requests to the multi-index queries path', async () => {
    const {first, search} = await startHostedSite();
    await search();
    const {requests} = first;
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({method: 'POST', path: '/1/indexes/*/queries'});
    expect(requests[0]?.body).toEqual({
      requests: [toProviderRequest('docs', {query: 'stake', snippetWords: 10, hitsPerPage: 20})],
    });
  });

  test('H4: asks for a query id if click analytics are on', async () => {
    const off = await startHostedSite();
    expect(await off.search()).toHaveProperty('queryID', undefined);
    const on = await startHostedSite(1, credentials.searchKey, {clickAnalytics: true});
    expect((await on.search()).queryID).toMatch(/^[\da-f]{32}$/);
  });

  test('H5: carries the same facet filters whatever page the reader is on', async () => {
    const site = await startHostedSite();
    window.history.replaceState(null, '', '/');
    await site.search('stake', 0);
    window.history.replaceState(null, '', '/dyndexer/overview');
    await site.search('stake', 1);
    const [onHome, onDyndexer] = site.first.requests.map(({body}) => (body as {requests: object[]}).requests[0]);
    expect(onDyndexer).toEqual({...onHome, page: 1});
    expect(onHome).toHaveProperty('facetFilters');
  });

  test('H6: carries application id and key as query parameters, and not as headers', async () => {
    const {first, search} = await startHostedSite();
    await search();
    const {requests} = first;
    expect(requests[0]?.query.get('x-algolia-application-id')).toBe('APP');
    expect(requests[0]?.query.get('x-algolia-api-key')).toBe('search-key');
    expect(Object.keys(requests[0]?.headers ?? {}).filter((name) => name.startsWith('x-algolia'))).toEqual([]);
  });
});

describe('the answer', () => {
  test('H7: is read as results[0].hits, nbHits and queryID', async () => {
    const {first, search} = await startHostedSite();
    const results = [{hits: [hit], nbHits: 42, queryID: 'id', page: 0}, {hits: []}];
    await first.setFault({status: 200, body: {results}});
    await expect(search()).resolves.toEqual({hits: [hit], nbHits: 42, queryID: 'id'});
  });

  test.each([
    {results: []},
    {results: [null]},
    {results: [{hits: null}]},
    {results: null},
    {results: {}},
    {results: 7},
    {},
    [],
    'text',
    null,
  ])('H7: %j has no result: an error, and the next search for the same words asks again', async (body) => {
    const {first, search} = await startHostedSite();
    await first.setFault({status: 200, body});
    await expect(search()).rejects.toThrow('The search provider answered without a result.');
    await first.setFault();
    await expect(search()).resolves.toMatchObject({hits: [{objectID: hit.objectID}]});
  });

  test.each([null, 'text', 7, [hit]])('H7: %j among the hits is dropped, and the others are kept', async (broken) => {
    const {first, search} = await startHostedSite();
    await first.setFault({status: 200, body: {results: [{hits: [broken, hit], nbHits: 1}]}});
    await expect(search()).resolves.toMatchObject({hits: [hit], nbHits: 1});
  });

  test('H7: a count that the hits contradict is corrected', async () => {
    const {first, search} = await startHostedSite();
    await first.setFault({status: 200, body: {results: [{hits: [hit], nbHits: 'many'}]}});
    await expect(search('stake', 2)).resolves.toMatchObject({nbHits: 41});
    await first.setFault({status: 200, body: {results: [{hits: [], nbHits: 50}]}});
    await expect(search('stake', 1)).resolves.toMatchObject({hits: [], nbHits: 20});
  });

  test('H5: records of another language or docs tag are not found', async () => {
    const {store, search} = await startHostedSite();
    const stored = {...store.get('docs')?.records.get(hit.objectID), objectID: 'other'};
    store.save('docs', [
      {...stored, objectID: 'de', language: 'de'},
      {...stored, objectID: 'old', docusaurus_tag: 'docs-default-1.0'},
    ]);
    expect((await search()).hits.map(({objectID}) => objectID)).toEqual([hit.objectID]);
  });

  test('a leading minus excludes nothing, even if the settings of the index enable it', async () => {
    const {store, search} = await startHostedSite();
    const code = {...store.get('docs')?.records.get(hit.objectID), objectID: 'code', content: 'The node: -32005.'};
    store.save('docs', [code]);
    // As set by DocSearch's crawler.
    store.put('docs', {settings: {...store.get('docs')?.settings, advancedSyntax: true}});
    expect((await search('-32005')).hits.map(({objectID}) => objectID)).toEqual(['code']);
  });
});

describe('the mock of the provider', () => {
  test('excludes words after a leading minus if the syntax is on: otherwise the test above would prove nothing', async () => {
    const {store, first} = await startHostedSite();
    store.put('docs', {settings: {...store.get('docs')?.settings, advancedSyntax: true}});
    const {url, port} = first.address;
    const ask = async (query: string) => {
      const credentials = 'x-algolia-application-id=APP&x-algolia-api-key=search-key';
      const body = JSON.stringify({requests: [{indexName: 'docs', query}]});
      const response = await fetch(`http://${url}:${port}/1/indexes/*/queries?${credentials}`, {method: 'POST', body});
      return ((await response.json()) as {results: [{nbHits: number}]}).results[0].nbHits;
    };
    await expect(ask('stake')).resolves.toBe(1);
    await expect(ask('-stake')).resolves.toBe(0);
  });

  test('answers in the format of the provider', async () => {
    const {first, search} = await startHostedSite();
    await search();
    expect(first.answers[0]).toMatchObject({
      status: 200,
      body: {
        results: [
          {
            hits: [{objectID: hit.objectID, url: hit.url, _highlightResult: {}, _snippetResult: {}}],
            nbHits: 1,
            page: 0,
            nbPages: 1,
            hitsPerPage: 20,
            query: 'stake',
            index: 'docs',
          },
        ],
      },
    });
  });
});
