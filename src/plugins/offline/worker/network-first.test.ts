import {afterEach, expect, test, vi} from 'vitest';
import {networkFirst} from './network-first';

const answer = (text: string, status = 200) => new Response(text, {status});
const copy = () => Promise.resolve<Response | undefined>(answer('copy'));
const noCopy = () => Promise.resolve(undefined);
const never = new Promise<Response>(() => {});
const isPreferred = ({status}: Response) => status < 500;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => void vi.useRealTimers());

test('returns the network response', async () => {
  const answered = await networkFirst({sent: Promise.resolve(answer('network')), isPreferred, copy, waitMs: 1000});
  expect(await answered.text()).toBe('network');
});

test.each([404, 304, 200])('returns a network response with status %s', async (status) => {
  const sent = Promise.resolve(new Response(null, {status}));
  expect((await networkFirst({sent, isPreferred, copy, waitMs: 1000})).status).toBe(status);
});

test('without a network, returns the copy', async () => {
  const answered = await networkFirst({sent: offline(), isPreferred, copy, waitMs: 1000});
  expect(await answered.text()).toBe('copy');
});

test('instead of a response that is not preferred, returns the copy if there is one', async () => {
  const sent = () => Promise.resolve(answer('error', 503));
  expect(await (await networkFirst({sent: sent(), isPreferred, copy, waitMs: 1000})).text()).toBe('copy');
  expect(await (await networkFirst({sent: sent(), isPreferred, copy: noCopy, waitMs: 1000})).text()).toBe('error');
});

test('on a slow network, returns the copy after the wait', async () => {
  vi.useFakeTimers();
  let answered: Response | undefined;
  void networkFirst({sent: never, isPreferred, copy, waitMs: 3000}).then((response) => (answered = response));
  await vi.advanceTimersByTimeAsync(2999);
  expect(answered).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answered?.text()).toBe('copy');
});

test('without a copy, there is no timeout', async () => {
  vi.useFakeTimers();
  const sent = new Promise<Response>((resolve) => setTimeout(() => resolve(answer('late')), 9000));
  const answered = networkFirst({sent, isPreferred, copy: noCopy, waitMs: 3000});
  await vi.advanceTimersByTimeAsync(9000);
  expect(await (await answered).text()).toBe('late');
});

test('without a network and a copy, rejects with the network error', async () => {
  await expect(networkFirst({sent: offline(), isPreferred, copy: noCopy, waitMs: 1000})).rejects.toThrow(
    'Failed to fetch',
  );
});
