// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {hostedSearch} from '../../src/config/search-hosted';
import {faults, type Fault} from './host';
import {startHostedSite, stopHostedSites} from './hosted-site';
import {clients} from './lite-client';

vi.mock('algoliasearch/lite', () => import('./lite-client'));

beforeEach(() => {
  // Fakes the page's clock, which tests advance. The network is real and uses real time.
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']});
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await stopHostedSites();
});

const {connect, read} = hostedSearch.timeouts;
const twoMinutes = 120_000;

/** Watches the requests that the page opens from now on: it opens one without waiting for the network. */
function watchRequests(): () => readonly XMLHttpRequest[] {
  const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
  return () => open.mock.contexts as XMLHttpRequest[];
}

/** Polls, in real time, for a condition that emits no event. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

test('H9: the client has the timeouts of the settings: 1 s connect, 2 s read, 30 s write', async () => {
  await startHostedSite();
  expect(clients.at(-1)?.transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
});

describe('a host that fails', () => {
  test.each<[name: string, fault: Fault]>([
    ['refuses', 'refuse'],
    ['answers 500', faults.error500],
    ['answers 503', {status: 503, body: {}}],
  ])('H9: %s: the next one is tried at once', async (_name, fault) => {
    const {hosts, first, second, search} = await startHostedSite(3);
    await first.setFault(fault);
    await expect(search()).resolves.toMatchObject({nbHits: 1});
    expect(second.requests).toHaveLength(1);
    expect(hosts[2]?.requests).toHaveLength(0);
  });

  test('H9: hangs in connect: the next one is tried after 1 s', async () => {
    const {first, second, search} = await startHostedSite(2);
    await first.setFault('hang in connect');
    const requests = watchRequests();
    const answer = search();
    await first.received(1);
    await vi.advanceTimersByTimeAsync(connect - 1);
    expect(requests()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toHaveLength(2);
    await expect(answer).resolves.toMatchObject({nbHits: 1});
    expect(second.requests).toHaveLength(1);
  });

  test('H9: hangs in read: the next one is tried after 2 s more', async () => {
    const {first, second, search} = await startHostedSite(2);
    await first.setFault('hang in read');
    const requests = watchRequests();
    const answer = search();
    await until(() => requests()[0]?.readyState === XMLHttpRequest.LOADING);
    await vi.advanceTimersByTimeAsync(read - 1);
    expect(requests()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toHaveLength(2);
    await expect(answer).resolves.toMatchObject({nbHits: 1});
    expect(second.requests).toHaveLength(1);
  });

  test('H9: answers 301 ms late: the client waits for it', async () => {
    const {first, second, search} = await startHostedSite(2);
    await first.setFault(faults.slow);
    const answer = search();
    await first.received(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(first.answers).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(first.answers).toHaveLength(1);
    await expect(answer).resolves.toMatchObject({nbHits: 1});
    expect(second.requests).toHaveLength(0);
  });
});

describe('the mark of a failed host', () => {
  test.each<[name: string, fault: Fault]>([
    ['refuses', 'refuse'],
    ['answers 500', faults.error500],
  ])('H9: a host that %s is not tried again for two minutes, and then it is', async (_name, fault) => {
    const {first, second, search} = await startHostedSite(2);
    await first.setFault(fault);
    await search('stake', 0);
    const asked = first.requests.length;
    await first.setFault();

    vi.setSystemTime(Date.now() + twoMinutes);
    await search('stake', 1);
    expect(first.requests).toHaveLength(asked);
    expect(second.requests).toHaveLength(2);

    vi.setSystemTime(Date.now() + 1);
    await search('stake', 2);
    expect(first.requests).toHaveLength(asked + 1);
    expect(second.requests).toHaveLength(2);
  });

  test('H9: a host that timed out is tried after the others for two minutes', async () => {
    const {first, second, search} = await startHostedSite(2);
    await first.setFault('hang in connect');
    const answer = search('stake', 0);
    await first.received(1);
    await vi.advanceTimersByTimeAsync(connect);
    await answer;
    await first.setFault();

    await search('stake', 1);
    expect(first.requests).toHaveLength(1);
    await second.setFault('refuse');
    await search('stake', 2);
    expect(first.requests).toHaveLength(2);
  });

  test('H9: when all hosts are marked, all are tried again', async () => {
    const {hosts, search} = await startHostedSite(2);
    await Promise.all(hosts.map((host) => host.setFault('refuse')));
    await expect(search('stake', 0)).rejects.toMatchObject({name: 'RetryError'});
    await Promise.all(hosts.map((host) => host.setFault()));
    await expect(search('stake', 1)).resolves.toBeDefined();
  });

  test('H9: a mark is only in memory, not in the storage of the browser', async () => {
    const {first, search} = await startHostedSite(2);
    await first.setFault('refuse');
    await search();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the search fails', () => {
  test.each<[name: string, fault: Fault]>([
    ['refuses', 'refuse'],
    ['answers 500', faults.error500],
  ])('H9, E1: when every host %s', async (_name, fault) => {
    const {hosts, search} = await startHostedSite(3);
    await Promise.all(hosts.map((host) => host.setFault(fault)));
    await expect(search()).rejects.toMatchObject({name: 'RetryError'});
  });

  test.each<Fault & string>(['hang in connect', 'hang in read'])('H9, E1: when every host: %s', async (fault) => {
    const {hosts, first, second, search} = await startHostedSite(2);
    await Promise.all(hosts.map((each) => each.setFault(fault)));
    const requests = watchRequests();
    // As far as the page gets with a request: its time to read begins with the first part of the answer.
    const hangingState = fault === 'hang in read' ? XMLHttpRequest.LOADING : XMLHttpRequest.OPENED;
    const answer = expect(search()).rejects.toMatchObject({name: 'RetryError'});
    await first.received(1);
    await until(() => requests()[0]?.readyState === hangingState);
    await vi.advanceTimersByTimeAsync(read);
    await second.received(1);
    await until(() => requests()[1]?.readyState === hangingState);
    // After a timeout the client quadruples the next one.
    await vi.advanceTimersByTimeAsync(4 * read);
    await answer;
  });

  test('H7: when the answer is not JSON', async () => {
    const {first, search} = await startHostedSite(2);
    await first.setFault('malformed JSON');
    await expect(search()).rejects.toMatchObject({name: 'DeserializationError'});
  });

  test('H7: when the key is wrong, and no other host is tried', async () => {
    const {second, search} = await startHostedSite(2, 'wrong-key');
    await expect(search()).rejects.toThrow('Invalid Application-ID or API key');
    expect(second.requests).toHaveLength(0);
  });
});

test.each<[name: string, fault: Fault]>([
  ['JSON that is cut short', 'malformed JSON'],
  ['JSON without results, which the client would cache', {status: 200, body: {a: 1}}],
  ['a result without hits', {status: 200, body: {results: [{}]}}],
])('H7: after %s, the same search works again', async (_name, fault) => {
  const {first, search} = await startHostedSite();
  await first.setFault(fault);
  await expect(search()).rejects.toThrow();
  await first.setFault();
  await expect(search()).resolves.toMatchObject({nbHits: 1});
});
