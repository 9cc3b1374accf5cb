import {expect, test} from 'vitest';
import type {Endpoint} from '../rpc';
import {incompleteness} from './completeness';

const endpoint = {reset: () => undefined} as Endpoint;
const events = {printed: /^got (\w+)$/gm, happened: () => Promise.resolve(['a', 'b', 'c', 'd'])};

const judge = (...lines: string[]) => incompleteness(events, lines.join('\n'), endpoint);

test('a sample that prints all events between its first and its last passes', async () => {
  expect(await judge('Subscribed', 'got b', 'got c')).toBeUndefined();
});

test.each([
  ['omits an event', ['got a', 'got c'], 'It lost 1 of 3, starting with b.'],
  ['prints an event twice', ['got a', 'got b', 'got b'], 'It printed something twice, or out of order.'],
  [
    'prints events in another order',
    ['got a', 'got c', 'got b', 'got d'],
    'It printed something twice, or out of order.',
  ],
  ['prints no event', ['Subscribed'], 'It printed none of the events.'],
])('a sample that %s fails', async (_what, lines, problem) => {
  expect(await judge(...lines)).toBe(problem);
});
