import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isOutdated, outdatedPageError} from '../../lib/browser/outdated-page';
import type {SearchResult} from '../../lib/search/search-record';
import type {SearchBackend} from '../backend';
import {answerQuestions} from './engine-messages';

// cspell:ignore unstub

const request = {query: 'lamports', snippetWords: 10, hitsPerPage: 20};
const found = {hits: [], nbHits: 3};

/** Mocks the browser's `Worker`, with an engine that runs on this thread. */
class FakeWorker {
  static readonly started: FakeWorker[] = [];
  static engine: Pick<SearchBackend, 'search'> = {search: () => Promise.resolve(found)};
  onerror: ((event: {message: string}) => void) | null = null;
  readonly terminate = vi.fn(() => this.page.close());
  private readonly page: MessagePort;

  constructor() {
    const {port1, port2} = new MessageChannel();
    this.page = port1;
    FakeWorker.started.push(this);
    answerQuestions(port2, FakeWorker.engine);
    port2.start();
  }

  postMessage(message: unknown): void {
    this.page.postMessage(message);
  }

  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void {
    this.page.addEventListener(type, listener);
    this.page.start();
  }

  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void {
    this.page.removeEventListener(type, listener);
  }
}

/** Imports fresh modules, so that no worker has been started yet. */
async function start() {
  const [{createBackend}, {giveHeadStart}] = await Promise.all([import('./backend'), import('./head-start')]);
  return {backend: createBackend({kind: 'embedded'}), giveHeadStart};
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.engine = {search: () => Promise.resolve(found)};
});
afterEach(() => {
  for (const worker of FakeWorker.started.splice(0)) worker.terminate();
  vi.unstubAllGlobals();
});

test('M8, H11: the index has a name', async () => {
  expect((await start()).backend.indexName).toBe('syndica-docs');
});

test('H11: one worker answers all searches, and can be started early', async () => {
  const {backend, giveHeadStart} = await start();
  giveHeadStart();
  expect(FakeWorker.started).toHaveLength(1);
  giveHeadStart();
  await expect(backend.search(request)).resolves.toEqual(found);
  await expect(backend.search(request)).resolves.toEqual(found);
  expect(FakeWorker.started).toHaveLength(1);
});

test('H11: a failed search reports the cause, and the worker is kept', async () => {
  FakeWorker.engine = {search: () => Promise.reject(new Error('/search-index/index.json answered 404.'))};
  const {backend} = await start();
  await expect(backend.search(request)).rejects.toThrow('answered 404');
  await expect(backend.search(request)).rejects.toThrow('answered 404');
  expect(FakeWorker.started).toHaveLength(1);
});

test('H11: answers may come in another order than the questions', async () => {
  const answers = new Map<string, (result: SearchResult) => void>();
  FakeWorker.engine = {search: ({query}) => new Promise((resolve) => answers.set(query, resolve))};
  const {backend} = await start();
  const [first, second] = ['first', 'second'].map((query) => backend.search({...request, query}));
  await vi.waitFor(() => expect(answers.size).toBe(2));
  answers.get('second')?.({hits: [], nbHits: 2});
  await expect(second).resolves.toEqual({hits: [], nbHits: 2});
  answers.get('first')?.({hits: [], nbHits: 1});
  await expect(first).resolves.toEqual({hits: [], nbHits: 1});
});

test('H11: an error of the worker keeps its name, which tells that the page is outdated', async () => {
  vi.stubGlobal('navigator', {onLine: true});
  FakeWorker.engine = {search: () => Promise.reject(outdatedPageError('The index answered 404.'))};
  const {backend} = await start();
  await expect(backend.search(request)).rejects.toSatisfy(isOutdated);
});

test('H11: an answer that cannot be sent is a failure', async () => {
  FakeWorker.engine = {search: () => Promise.resolve({...found, send: () => undefined})};
  await expect((await start()).backend.search(request)).rejects.toThrow('could not be cloned');
});

test('H11: if the code of the worker does not load, the search fails, and the next one restarts the worker', async () => {
  FakeWorker.engine = {search: () => new Promise(() => undefined)};
  const {backend} = await start();
  const search = backend.search(request);
  FakeWorker.started[0]?.onerror?.({message: ''});
  await expect(search).rejects.toThrow('The search engine did not start: its code did not load.');
  expect(FakeWorker.started[0]?.terminate).toHaveBeenCalled();
  FakeWorker.engine = {search: () => Promise.resolve(found)};
  await expect(backend.search(request)).resolves.toEqual(found);
});
