import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {atOnce, inThreads, mapSome} from '.';
import type divider from './divider.test-helper';

// A thread takes its time to start beside other work.
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

test('when threads end, who waits for them is told, and others take their place', async () => {
  const deadly = divideBy(-1);
  const ended = await Promise.allSettled(Array.from({length: 2 * atOnce}, (_, index) => deadly(index)));
  for (const result of ended)
    expect(result).toMatchObject({
      reason: {message: expect.stringContaining('A thread of the build has ended') as string},
    });
  expect(await divideBy(4)(8)).toBe(2);
});

test('a module that cannot be loaded is named', async () => {
  const missing = inThreads<typeof divider>(path.join(__dirname, 'missing'), {by: 1});
  await expect(missing(1)).rejects.toThrow('missing');
  await expect(missing(2)).rejects.toThrow('missing');
});

test('some items are worked on at once, and the results stand in their order', async () => {
  const items = Array.from({length: 3 * atOnce}, (_, index) => index);
  let active = 0;
  let most = 0;
  const results = await mapSome(items, async (item) => {
    active += 1;
    most = Math.max(most, active);
    for (let turn = 0; turn < items.length - item; turn += 1) await Promise.resolve();
    active -= 1;
    return item * 2;
  });
  expect(most).toBe(atOnce);
  expect(results).toEqual(items.map((item) => item * 2));
});
