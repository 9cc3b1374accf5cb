import {expect, test} from 'vitest';
import type {Endpoint} from '../rpc';
import {incompleteness} from './completeness';

const endpoint = {reset: () => undefined} as Endpoint;
const events = {printed: /^got (\w+)$/gm, happened: () => Promise.resolve(['a', 'b', 'c', 'd'])};

const judge = (...lines: string[]) => incompleteness(events, lines.join('\n'), endpoint);

test('a sample that prints all between its first event and its last has lost nothing', async () => {
  expect(await judge('Subscribed', 'got b', 'got c')).toBeUndefined();
});

test.each([
  ['leaves one out', ['got a', 'got c'], 'It lost 1 of 3, the first of them b.'],
  ['prints one twice', ['got a', 'got b', 'got b'], 'It printed something twice, or out of order.'],
  ['prints another order', ['got a', 'got c', 'got b', 'got d'], 'It printed something twice, or out of order.'],
  ['prints none', ['Subscribed'], 'It printed nothing of what happened.'],
])('one that %s does not pass', async (_what, lines, problem) => {
  expect(await judge(...lines)).toBe(problem);
});
