import {expect, test} from 'vitest';
import {longestRun} from './longest-run';

const words = (text: string) => text.split(' ');

test.each([
  ['status page', 'where is the status page', 2],
  ['page status', 'where is the status page', 1],
  ['the node the node is behind', 'see the node is behind by slots', 4],
  ['status', 'no such word', 0],
  ['go on', 'to go', 1],
])('the longest run of %j in %j has %i words', (query, text, length) => {
  expect(longestRun(words(query), words(text))).toBe(length);
});
