// @vitest-environment jsdom
import type * as Lite from 'algoliasearch/lite';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {SearchHit} from '../../lib/search-record';
import {createBackend} from './backend';

type LiteClient = ReturnType<typeof Lite.liteClient>;

/** Where the client sends its requests, and the clients that were made. */
const wiring = vi.hoisted(() => ({hosts: [] as LiteClient['transporter']['hosts'], clients: [] as LiteClient[]}));

// The real client, in its build for browsers, sent to hosts of this machine instead of the provider's.
vi.mock('algoliasearch/lite', async () => {
  const browserBuild = await vi.importActual<typeof Lite>('algoliasearch/dist/lite/builds/browser.js');
  const liteClient: typeof Lite.liteClient = (appId, apiKey, options) => {
    const client = browserBuild.liteClient(appId, apiKey, {...options, hosts: wiring.hosts});
    wiring.clients.push(client);
    return client;
  };
  return {...browserBuild, liteClient};
});

interface SentRequest {
  readonly method: string | undefined;
  readonly url: URL;
  readonly credentialHeaders: string[];
  readonly body: {requests: Record<string, unknown>[]};
}

const hit: SearchHit = {
  objectID: '/staking#withdraw',
  url: '/staking#withdraw',
  type: 'lvl2',
  content: 'Deactivate the stake account first.',
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: 'Withdraw', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};
const answer = {results: [{hits: [hit], nbHits: 42, queryID: 'id', page: 0}]};

const provider = {kind: 'hosted', appId: 'APP', apiKey: 'public-key', indexName: 'docs'} as const;
const request = {query: 'stake', snippetWords: 10, hitsPerPage: 20};

const servers: Server[] = [];

/** Starts a host on this machine; returns it as the client wants it. */
async function startHost(listener: RequestListener): Promise<LiteClient['transporter']['hosts'][number]> {
  const server = createServer((message, response) => {
    response.setHeader('access-control-allow-origin', '*');
    listener(message, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'};
}

/** Starts a host that answers every search, and keeps what it was sent. */
async function startAnsweringHost(content: unknown = answer) {
  const sent: SentRequest[] = [];
  const host = await startHost((message, response) => {
    let body = '';
    message.setEncoding('utf8');
    message.on('data', (part: string) => (body += part));
    message.on('end', () => {
      sent.push({
        method: message.method,
        url: new URL(message.url ?? '', 'http://127.0.0.1'),
        credentialHeaders: Object.keys(message.headers).filter((name) => name.startsWith('x-algolia')),
        body: JSON.parse(body) as SentRequest['body'],
      });
      response.end(JSON.stringify(content));
    });
  });
  return {host, sent};
}

/** The only search that the only host was sent. */
async function sentSearch(overrides: Partial<typeof request> = {}): Promise<SentRequest> {
  const {host, sent} = await startAnsweringHost();
  wiring.hosts = [host];
  await createBackend(provider, '/').search({...request, ...overrides});
  expect(sent).toHaveLength(1);
  return sent[0] as SentRequest;
}

beforeEach(() => {
  localStorage.clear();
  wiring.clients.length = 0;
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the request', () => {
  test('H3: is a POST of a list of requests to the multi-index queries path', async () => {
    const {method, url, body} = await sentSearch();
    expect(method).toBe('POST');
    expect(url.pathname).toBe('/1/indexes/*/queries');
    expect(body.requests).toHaveLength(1);
  });

  test('H4: carries query, index, attributes, highlight tags and the number of hits', async () => {
    const {body} = await sentSearch();
    const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
    expect(body.requests[0]).toMatchObject({
      query: 'stake',
      indexName: 'docs',
      attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels, 'content'].map((attribute) => `${attribute}:10`),
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      page: 0,
    });
  });

  test('H4, H8: asks for the page and the words of a snippet it is told', async () => {
    const {body} = await sentSearch({snippetWords: 5});
    expect(body.requests[0]).toMatchObject({
      attributesToSnippet: expect.arrayContaining(['content:5', 'hierarchy.lvl1:5']) as unknown,
    });
  });

  test('H5: carries the language and the docs tags as facet filters, the same on every page', async () => {
    const filters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-dyndexer-current'],
    ];
    window.history.replaceState(null, '', '/');
    const onHome = await sentSearch();
    window.history.replaceState(null, '', '/dyndexer/overview');
    const onDyndexer = await sentSearch();
    expect(onHome.body.requests[0]?.facetFilters).toEqual(filters);
    expect(onDyndexer.body.requests[0]?.facetFilters).toEqual(filters);
  });

  test('H6: carries application id and key as query parameters, and not as headers', async () => {
    const {url, credentialHeaders} = await sentSearch();
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('public-key');
    expect(credentialHeaders).toEqual([]);
  });
});

describe('the response', () => {
  test('H7: is read as results[0].hits, nbHits and queryID', async () => {
    const {host} = await startAnsweringHost();
    wiring.hosts = [host];
    await expect(createBackend(provider, '/').search(request)).resolves.toEqual({
      hits: [hit],
      nbHits: 42,
      queryID: 'id',
    });
  });

  test('H7: without a result is an error', async () => {
    const {host} = await startAnsweringHost({results: []});
    wiring.hosts = [host];
    await expect(createBackend(provider, '/').search(request)).rejects.toThrow('answered without a result');
  });

  test('H7: that refuses the key is an error, and no other host is asked', async () => {
    const refusing = await startHost((_message, response) => {
      response.statusCode = 403;
      response.end(JSON.stringify({message: 'Invalid Application-ID or API key', status: 403}));
    });
    const other = await startAnsweringHost();
    wiring.hosts = [refusing, other.host];
    await expect(createBackend(provider, '/').search(request)).rejects.toThrow('Invalid Application-ID or API key');
    expect(other.sent).toEqual([]);
  });
});

describe('hosts and time-outs', () => {
  test('H9: the time-outs are 1 s to connect, 2 s to read, 30 s to write', () => {
    createBackend(provider, '/');
    expect(wiring.clients[0]?.transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
  });

  test('H9: when a host cannot be reached, the next one answers', async () => {
    const dead = await startHost(() => undefined);
    const closing = servers.pop();
    await new Promise((resolve) => closing?.close(resolve));
    const {host} = await startAnsweringHost();
    wiring.hosts = [dead, host];
    await expect(createBackend(provider, '/').search(request)).resolves.toMatchObject({nbHits: 42});
  });

  test('H9: when a host does not begin to answer within 1 s, the next one is asked', async () => {
    const silent = await startHost(() => undefined);
    const {host} = await startAnsweringHost();
    wiring.hosts = [silent, host];
    const startedAt = performance.now();
    await expect(createBackend(provider, '/').search(request)).resolves.toMatchObject({nbHits: 42});
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990);
  });

  test('H9: when a host begins to answer but does not end within 2 s, the next one is asked', async () => {
    const slow = await startHost((_message, response) => response.write('{"results":'));
    const {host} = await startAnsweringHost();
    wiring.hosts = [slow, host];
    const startedAt = performance.now();
    await expect(createBackend(provider, '/').search(request)).resolves.toMatchObject({nbHits: 42});
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1990);
  });

  test('H9: when every host fails, the search fails as unreachable', async () => {
    const failing = () =>
      startHost((_message, response) => {
        response.statusCode = 503;
        response.end('{}');
      });
    wiring.hosts = [await failing(), await failing()];
    await expect(createBackend(provider, '/').search(request)).rejects.toMatchObject({name: 'RetryError'});
  });
});

describe('credentials', () => {
  test('H10, E8: a missing application id is an error that says so', () => {
    expect(() => createBackend({...provider, appId: ''}, '/')).toThrow('`appId` is missing.');
  });

  test('H10, E8: a missing key is an error that says so', () => {
    expect(() => createBackend({...provider, apiKey: ''}, '/')).toThrow('`apiKey` is missing.');
  });

  test('H10, E8: no credentials at all is an error that says so', () => {
    expect(() => createBackend({kind: 'embedded'}, '/')).toThrow('needs the credentials of a hosted provider');
  });
});

test('M8: searches are kept under the name of the hosted index', async () => {
  const backend = createBackend(provider, '/');
  expect(backend.indexName).toBe('docs');
  await expect(backend.warmUp()).resolves.toBeUndefined();
});
