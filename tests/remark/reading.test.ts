import {expect, test} from 'vitest';
import {gradeOf, sentencesOf, syllablesOf} from '../../.ci/remark/lib/reading.mjs';

test.each([
  [1, 'key the you stake states rate large called closed makes through RPC 2.0'],
  [2, 'request table handled needed ranges caches safely client create wallet trying yellow prism'],
  [3, 'addresses connected example transaction subscription stake-weighted'],
  [4, 'validator delegated'],
  [5, 'notification organizations'],
])('%i syllables: %s', (count, words) => {
  expect(words.split(' ').filter((word) => syllablesOf(word) !== count)).toEqual([]);
});

test('sentences end where a reader would end them, and have an offset', () => {
  const text = 'Send it on Node.js 22.18 or\nlater. Code returns api.syndica.io! Is it "done"? ';
  expect(sentencesOf(text).map(({offset, words}) => [text.slice(offset, offset + 4), words])).toEqual([
    ['Send', 7],
    ['Code', 3],
    ['Is i', 3],
  ]);
});

test('a text without words has no sentence', () => {
  expect(sentencesOf(' … ')).toEqual([]);
  expect(gradeOf({sentences: 0, words: 0, syllables: 0})).toBe(0);
});

test('the grade follows the Flesch–Kincaid formula', () => {
  expect(gradeOf({sentences: 1, words: 10, syllables: 15})).toBeCloseTo(6.01);
  expect(gradeOf({sentences: 2, words: 50, syllables: 100})).toBeCloseTo(17.76);
});
