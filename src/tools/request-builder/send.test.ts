import {afterEach, describe, expect, test, vi} from 'vitest';
import {endpointProblem} from './endpoint';
import {formatAnswer} from './format-answer';
import {send} from './send';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an endpoint', () => {
  test.each(['https://host/api-key/abc', ' https://host ', 'http://localhost:8899', 'http://127.0.0.1:1/'])(
    '%j is valid',
    (text) => expect(endpointProblem(text)).toBeUndefined(),
  );
  test.each([
    ['', 'full address'],
    ['host/path', 'full address'],
    ['http://host', 'Start the address with https://'],
    // A Content Security Policy cannot express this host.
    ['http://[::1]:8899', 'Write localhost in place of [::1].'],
    ['http://0.0.0.0:8899', 'Write localhost in place of 0.0.0.0.'],
    ['localhost:8899', 'or http://localhost:8899 for a local node'],
    ['http://localhost.example.org', 'Start the address with https://'],
    ['javascript:alert(1)', 'full address'],
    ['wss://host', 'over HTTP'],
    ['https://a:b@host', 'password'],
    ['https://host/api-key/YOUR_API_KEY', 'in place of YOUR_API_KEY'],
    ['https://host/access-token/YOUR_TOKEN', 'in place of YOUR_TOKEN'],
    ['https://host/api-key/$SYNDICA_API_KEY', 'in place of $SYNDICA_API_KEY'],
  ])('%j is invalid', (text, words) => expect(endpointProblem(text)).toContain(words));
});

describe('send', () => {
  const stub = (answer: (init: RequestInit) => Promise<Response>) => {
    const fetch = vi.fn((_url: string, init: RequestInit) => answer(init));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const untilAborted = ({signal}: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

  test('posts the body once, without cookies and without a referrer, and to no other address', async () => {
    const fetch = stub(() => Promise.resolve(new Response('{"é":1}', {status: 201, statusText: 'Made'})));
    const outcome = await send(' https://host/ ', '{}', new AbortController().signal);
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: {status: 201, statusText: 'Made', bytes: 8, text: '{"é":1}'},
    });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://host/');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{}',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
    });
  });

  test('reports a network failure, and cancellation by the reader', async () => {
    stub(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await send('https://host', '', new AbortController().signal)).toEqual({kind: 'unreachable'});
    stub(untilAborted);
    const cancel = new AbortController();
    const outcome = send('https://host', '', cancel.signal);
    cancel.abort();
    expect(await outcome).toEqual({kind: 'cancelled'});
  });

  test('gives up after the time limit', async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    stub(untilAborted);
    const outcome = send('https://host', '', new AbortController().signal);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
    timer.abort();
    expect(await outcome).toEqual({kind: 'late'});
  });
});

describe('a response', () => {
  const read = (text: string, status = 200) => formatAnswer({status, statusText: '', text});

  test('is printed with every digit, and truncated if it is too long to show', () => {
    expect(read('{"a":18446744073709551615}')).toMatchObject({
      text: '{"a": 18446744073709551615}',
      isJson: true,
      isCut: false,
    });
    expect(read('<html>')).toMatchObject({text: '<html>', isJson: false});
    const nested = '['.repeat(5000) + ']'.repeat(5000);
    expect(read(nested).text.replace(/\s/g, '')).toBe(nested);
    expect(read('x'.repeat(100_010))).toMatchObject({text: 'x'.repeat(100_000), isCut: true});
    expect(read(JSON.stringify(['x'.repeat(100_000)]))).toMatchObject({isJson: true, isCut: true});
  });

  test.each([
    ['{"jsonrpc":"2.0","result":null,"id":1}', true],
    ['{"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found"},"id":1}', true],
    ['{"status":"ok"}', false],
    ['[{"result":1}]', false],
    ['<html>', false],
  ])('is JSON-RPC if it has a result or an error: %s', (text, isRpc) => expect(read(text).isRpc).toBe(isRpc));

  test.each([
    [200, '{"error":{"code":1,"message":"m"}}', true],
    [200, '{"result":{"error":1}}', false],
    [200, 'x', false],
    [429, 'Too Many', true],
  ])('with status %i: %s', (status, text, isError) => expect(read(text, status).error !== undefined).toBe(isError));
});
