/**
 * Mocks the part of the provider's HTTP API that the site and `npm run search:push` use: multi-index queries, and the
 * writes that replace an index. https://www.algolia.com/doc/rest-api/search
 */
import {answerSearch, type SearchParameters} from './answer-search';
import type {Scope, Settings, Store, StoredRecord} from './store';

export interface Credentials {
  readonly appId: string;
  /** Grants search only. */
  readonly searchKey: string;
  /** Grants full access. */
  readonly adminKey: string;
}

export interface ProviderRequest {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface BatchBody {
  readonly requests: readonly {readonly action: string; readonly body: StoredRecord}[];
}

interface OperationBody {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  readonly scope?: readonly Scope[];
}

type Handler = (store: Store, body: unknown, ...parameters: string[]) => Answer;

interface Route {
  readonly pattern: RegExp;
  readonly methods: Readonly<Record<string, Handler>>;
  /** Whether the search key grants access. */
  readonly isSearch?: boolean;
}

const ok = (body: unknown): Answer => ({status: 200, body});
const refuse = (status: number, message: string): Answer => ({status, body: {message, status}});
const noSuchIndex = (name: string) => refuse(404, `Index ${name} does not exist`);
const accepted = (taskID: number): Answer => ok({taskID, updatedAt: new Date().toISOString()});

/** Capture groups in a pattern are index names and task ids. */
const routes: readonly Route[] = [
  {
    pattern: /^\/1\/indexes\/\*\/queries$/,
    isSearch: true,
    methods: {
      POST: (store, body) => {
        const {requests} = body as {requests: readonly (SearchParameters & {indexName: string})[]};
        const missing = requests.find(({indexName}) => !store.get(indexName));
        if (missing) return noSuchIndex(missing.indexName);
        return ok({
          results: requests.map(({indexName, ...parameters}) => {
            const index = store.get(indexName);
            return index && answerSearch(indexName, index, parameters);
          }),
        });
      },
    },
  },
  {
    pattern: /^\/1\/indexes\/([^/]+)\/query$/,
    isSearch: true,
    methods: {
      POST: (store, body, name = '') => {
        const index = store.get(name);
        return index ? ok(answerSearch(name, index, body as SearchParameters)) : noSuchIndex(name);
      },
    },
  },
  {
    pattern: /^\/1\/indexes\/?$/,
    methods: {GET: (store) => ok({items: store.names.map((name) => describeIndex(store, name)), nbPages: 1})},
  },
  {
    pattern: /^\/1\/indexes\/([^/]+)$/,
    methods: {DELETE: (store, _body, name = '') => accepted(store.remove(name))},
  },
  {
    pattern: /^\/1\/indexes\/([^/]+)\/batch$/,
    methods: {
      POST: (store, body, name = '') => {
        const {requests} = body as BatchBody;
        const unknown = requests.find(({action}) => action !== 'addObject');
        if (unknown) return refuse(400, `This server does not support the action ${unknown.action}`);
        const records = requests.map((request) => request.body);
        return ok({taskID: store.save(name, records), objectIDs: records.map(({objectID}) => objectID)});
      },
    },
  },
  {
    pattern: /^\/1\/indexes\/([^/]+)\/synonyms\/search$/,
    methods: {
      POST: (store, body, name = '') => {
        const {page = 0, hitsPerPage = 20} = body as {page?: number; hitsPerPage?: number};
        const synonyms = store.get(name)?.synonyms ?? [];
        const hits = synonyms.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
        return ok({hits, nbHits: synonyms.length});
      },
    },
  },
  {
    pattern: /^\/1\/indexes\/([^/]+)\/synonyms\/batch$/,
    methods: {
      POST: (store, body, name = '') => accepted(store.put(name, {synonyms: body as readonly unknown[]})),
    },
  },
  {
    pattern: /^\/1\/indexes\/([^/]+)\/settings$/,
    methods: {
      GET: (store, _body, name = '') => {
        const index = store.get(name);
        return index ? ok(index.settings) : noSuchIndex(name);
      },
      PUT: (store, body, name = '') =>
        accepted(store.put(name, {settings: {...store.get(name)?.settings, ...(body as Settings)}})),
    },
  },
  {
    pattern: /^\/1\/indexes\/([^/]+)\/operation$/,
    methods: {
      POST: (store, body, name = '') => {
        const {operation, destination, scope} = body as OperationBody;
        if (!store.get(name)) return noSuchIndex(name);
        return accepted(operation === 'move' ? store.move(name, destination) : store.copy(name, destination, scope));
      },
    },
  },
  {
    pattern: /^\/1\/indexes\/([^/]+)\/task\/(\d+)$/,
    methods: {
      GET: (store, _body, name = '', task = '') =>
        store.hasTask(name, Number(task))
          ? ok({status: 'published', pendingTask: false})
          : refuse(404, `Index ${name} has no task ${task}`),
    },
  },
];

function describeIndex(store: Store, name: string) {
  const index = store.get(name);
  return {name, entries: index?.records.size, updatedAt: index?.updatedAt.toISOString()};
}

/** The provider's response to a request. */
export function answerRequest(store: Store, credentials: Credentials, request: ProviderRequest): Answer {
  const route = routes.find(({pattern}) => pattern.test(request.path));
  const handle = route?.methods[request.method];
  if (!route || !handle) return refuse(404, `No route for ${request.method} ${request.path}`);
  if (!mayAsk(route, credentials, request)) return refuse(403, 'Invalid Application-ID or API key');
  const [, ...parameters] = route.pattern.exec(request.path) ?? [];
  return handle(store, request.body, ...parameters.map(decodeURIComponent));
}

/** Credentials are query parameters, or headers if they are secret. */
function mayAsk({isSearch = false}: Route, {appId, searchKey, adminKey}: Credentials, request: ProviderRequest) {
  const read = (name: string) => request.query.get(name) ?? request.headers[name];
  const key = read('x-algolia-api-key');
  return read('x-algolia-application-id') === appId && (key === adminKey || (isSearch && key === searchKey));
}
