import path from 'node:path';
import {expect, test, vi} from 'vitest';
import type divider from './divider.test-helper';
import {atOnce, inThreads} from '.';

// Starting a worker thread is slow on a busy machine.
vi.setConfig({testTimeout: 30_000});

const divideBy = (by: number) => inThreads<typeof divider>(path.join(__dirname, 'divider.test-helper'), {by}, 100);

test('runs any number of jobs, each with its own setup', async () => {
  const [half, third] = [divideBy(2), divideBy(3)];
  const amounts = Array.from({length: 4 * atOnce}, (_, index) => 6 * index);
  const results = await Promise.all(amounts.map(async (amount) => [await half(amount), await third(amount)]));
  expect(results).toEqual(amounts.map((amount) => [amount / 2, amount / 3]));
});

test('an error rejects its own job, and the thread keeps running', async () => {
  const impossible = divideBy(0);
  await expect(impossible(7)).rejects.toThrow(new RangeError('7 cannot be divided.'));
  await expect(impossible(8)).rejects.toThrow('8 cannot be divided.');
  expect(await divideBy(4)(8)).toBe(2);
});

test('a thread that exits rejects its job, and is replaced', async () => {
  await expect(divideBy(-1)(8)).rejects.toThrow('worker exited with code: 3');
  expect(await divideBy(4)(8)).toBe(2);
});

test('names a module that cannot be loaded', async () => {
  const missing = inThreads<typeof divider>(path.join(__dirname, 'missing'), {by: 1}, 2);
  await expect(missing(1)).rejects.toThrow('missing');
  await expect(missing(2)).rejects.toThrow('missing');
});
