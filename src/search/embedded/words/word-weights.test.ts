import {expect, test} from 'vitest';
import {weightOf} from './word-weights';

test.each([
  ['a code', '32005', 2],
  ['a code in hex', '0xbc4', 2],
  ['a class of codes', '5xx', 2],
  ['a subject', 'epoch', 1],
  ['a word that only resembles an inflection', 'string', 1],
  ['a generic verb', 'last', 0.3],
  ['a word for amounts', 'number', 0.3],
  ['a connecting word', 'during', 0.3],
  ['its inflections', 'lasts', 0.3],
  ['its inflections', 'allowed', 0.3],
  ['its inflections', 'using', 0.3],
])('%s: %s', (_what, word, weight) => {
  expect(weightOf(word)).toBe(weight);
});
