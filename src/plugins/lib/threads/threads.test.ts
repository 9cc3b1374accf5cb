import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {atOnce, inThreads} from '.';
import type divider from './divider.test-helper';

// Starting a worker thread is slow on a busy machine.
vi.setConfig({testTimeout: 30_000});

const divideBy = (by: number) => inThreads<typeof divider>(path.join(__dirname, 'divider.test-helper'), {by});

test('jobs have their results, each by its own setup, however many there are', async () => {
  const [half, third] = [divideBy(2), divideBy(3)];
  const amounts = Array.from({length: 4 * atOnce}, (_, index) => 6 * index);
  const results = await Promise.all(amounts.map(async (amount) => [await half(amount), await third(amount)]));
  expect(results).toEqual(amounts.map((amount) => [amount / 2, amount / 3]));
});

test('a failure is that of the one who asked, and the thread goes on', async () => {
  const impossible = divideBy(0);
  await expect(impossible(7)).rejects.toThrow(new RangeError('7 cannot be divided.'));
  await expect(impossible(8)).rejects.toThrow('8 cannot be divided.');
  expect(await divideBy(4)(8)).toBe(2);
});

test('when a thread ends, who waits for it is told, and another takes its place', async () => {
  await expect(divideBy(-1)(8)).rejects.toThrow('worker exited with code: 3');
  expect(await divideBy(4)(8)).toBe(2);
});

test('a module that cannot be loaded is named', async () => {
  const missing = inThreads<typeof divider>(path.join(__dirname, 'missing'), {by: 1});
  await expect(missing(1)).rejects.toThrow('missing');
  await expect(missing(2)).rejects.toThrow('missing');
});
