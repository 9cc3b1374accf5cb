// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadChunks, type BundlerRuntime} from './load-chunks';

// cspell:ignore unstub

const list = {
  scripts: {7: ['assets/js/7.aaaa.js', 'sha256-seven']},
  styles: {7: ['assets/css/7.bbbb.css', 'sha256-sheet']},
  groups: {},
};

/** As in the HTML of a page. */
const pageScript = '<script defer src="/docs/assets/js/7.aaaa.js"></script>';

const request = vi.fn<typeof fetch>();

let runtime: BundlerRuntime;

/** Starts the part of the runtime in a page with these elements in its head. */
function start(head = ''): void {
  document.head.innerHTML = head;
  const tag = document.createElement('script');
  Object.assign(tag.dataset, {chunks: '/docs/assets/chunks.json', integrity: 'sha256-list'});
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  const u = (id: string) => `assets/js/${id}.`;
  runtime = {p: '/docs/', u, f: {}} as Partial<BundlerRuntime> as BundlerRuntime;
  loadChunks(runtime);
}

/** Requests a script, and returns the event that ends it. */
function loadScript(id: string) {
  const done = vi.fn<Parameters<BundlerRuntime['l']>[1]>();
  runtime.l(runtime.p + runtime.u(id), done, `chunk-${id}`, id);
  return done;
}

/** Requests the styles of a chunk. */
function loadStyles(id: string): Promise<unknown> {
  const awaited: Promise<unknown>[] = [];
  runtime.f.miniCss?.(id, awaited);
  return Promise.all(awaited);
}

async function added(selector: string): Promise<HTMLElement> {
  return vi.waitFor(() => {
    const element = document.head.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  });
}

beforeEach(() => {
  vi.stubGlobal('fetch', request);
  request.mockImplementation(() => Promise.resolve(Response.json(list)));
});
afterEach(() => {
  request.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('waits for a script that the HTML loads, without the list', async () => {
  start(pageScript);
  const done = loadScript('7');
  (await added('script')).dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(done.mock.calls[0]?.[0].type).toBe('load');
  expect(request).not.toHaveBeenCalled();
});

test('loads any other script from the list, which it fetches once, each with its digest', async () => {
  start('<script defer src="/docs/assets/js/77.aaaa.js"></script>');
  const done = loadScript('7');
  const script = await added('script[src="/docs/assets/js/7.aaaa.js"]');
  // jsdom has no attribute for it.
  expect(script).toHaveProperty('integrity', 'sha256-seven');
  script.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  // Otherwise the next request would wait for an event that has passed.
  expect(script.isConnected).toBe(false);
  await runtime.chunks.list();
  expect(request.mock.calls).toEqual([
    [
      '/docs/assets/chunks.json',
      {integrity: 'sha256-list', cache: 'default', signal: expect.any(AbortSignal) as unknown},
    ],
  ]);
});

test.each([
  ['of the page', pageScript, 'script[defer]'],
  ['from the list', '', 'script:not([defer])'],
])('a script %s that fails is fetched past the browser’s cache, and added once more', async (_, head, selector) => {
  start(head);
  const done = loadScript('7');
  const script = await added(selector);
  script.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(script.isConnected).toBe(false));
  expect(request.mock.lastCall).toEqual([
    expect.stringMatching(/\/docs\/assets\/js\/7\.aaaa\.js$/),
    {
      integrity: head === '' ? 'sha256-seven' : undefined,
      cache: 'reload',
      signal: expect.any(AbortSignal) as unknown,
    },
  ]);
  const again = await added('script');
  expect(done).not.toHaveBeenCalled();
  again.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(done.mock.calls[0]?.[0].type).toBe('load');
});

test('a script that fails twice is not added a third time', async () => {
  start(pageScript);
  const done = loadScript('7');
  (await added('script[defer]')).dispatchEvent(new Event('error'));
  (await added('script:not([defer])')).dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(done.mock.calls[0]?.[0].type).toBe('error');
  expect(document.head.querySelector('script')).toBeNull();
  expect(request).toHaveBeenCalledOnce();
});

test('passes on which script failed, and loads it anew the next time', async () => {
  start(pageScript);
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const done = loadScript('7');
  (await added('script')).dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  const [end] = done.mock.calls[0] ?? [];
  expect(end?.type).toBe('error');
  expect(end?.target.src).toMatch(/\/docs\/assets\/js\/7\.aaaa\.js$/);

  loadScript('7');
  expect(await added('script')).toHaveProperty('integrity', 'sha256-seven');
});

test('a list that cannot be fetched fails the chunk, and is fetched again for the next', async () => {
  start();
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const done = loadScript('7');
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(done.mock.calls[0]?.[0]).toEqual({type: 'error', target: {src: '/docs/assets/chunks.json'}});
  await expect(loadStyles('7')).rejects.toThrow(
    expect.objectContaining({name: 'ChunkLoadError', message: 'Loading the list of chunks failed.'}),
  );

  request.mockImplementation(() => Promise.resolve(Response.json(list)));
  loadScript('7');
  await added('script[src$="/7.aaaa.js"]');
});

test.each([
  ['has another digest', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
])('a list in the browser’s cache that %s is fetched anew', async (_, cached) => {
  start();
  request.mockImplementationOnce(cached);
  loadScript('7');
  await added('script[src$="/7.aaaa.js"]');
  expect(request.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
});

test('a request that hangs fails in the end', async () => {
  vi.useFakeTimers({toFake: ['setTimeout']});
  start(pageScript);
  const done = loadScript('7');
  await vi.advanceTimersByTimeAsync(119_999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done.mock.calls[0]?.[0].type).toBe('timeout');
  vi.useRealTimers();
});

test.each([
  ['its style sheet', '<style data-href="/docs/assets/css/7.bbbb.css"></style>'],
  ['its script, which the HTML loads together with the styles', pageScript],
])('loads no styles of a chunk if the HTML has %s', async (_, head) => {
  start(head);
  await loadStyles('7');
  expect(request).not.toHaveBeenCalled();
});

test('loads styles with their digest, once', async () => {
  start();
  const loading = loadStyles('7');
  const sheet = await added('link');
  expect(sheet.outerHTML).toBe('<link rel="stylesheet" href="/docs/assets/css/7.bbbb.css">');
  expect(sheet).toHaveProperty('integrity', 'sha256-sheet');
  sheet.dispatchEvent(new Event('load'));
  await loading;
  await loadStyles('7');
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
});

test('styles that fail are fetched past the browser’s cache, and added once more', async () => {
  start();
  const loading = loadStyles('7');
  const sheet = await added('link');
  sheet.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(sheet.isConnected).toBe(false));
  expect(request.mock.lastCall?.[1]).toMatchObject({integrity: 'sha256-sheet', cache: 'reload'});
  (await added('link')).dispatchEvent(new Event('load'));
  await loading;
});

test('styles that fail are loaded again the next time, even if the script has arrived', async () => {
  start();
  loadScript('7');
  const loading = loadStyles('7');
  (await added('script')).dispatchEvent(new Event('load'));
  const sheet = await added('link');
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  sheet.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(
    expect.objectContaining({name: 'ChunkLoadError', message: 'Loading the styles of chunk 7 failed.'}),
  );
  expect(document.head.querySelector('link')).toBeNull();

  const again = loadStyles('7');
  (await added('link')).dispatchEvent(new Event('load'));
  await again;
});

test('styles that fail while the script is on its way are loaded again, too', async () => {
  start();
  const loading = loadStyles('7');
  loadScript('7');
  await added('script');
  const sheet = await added('link');
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  sheet.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('styles of chunk 7');
  void loadStyles('7');
  await added('link');
});

test('a chunk without styles waits for nothing', async () => {
  start();
  await loadStyles('8');
  expect(document.head.innerHTML).toBe('');
});
