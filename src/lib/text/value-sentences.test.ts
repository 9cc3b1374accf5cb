import {expect, test} from 'vitest';
import {valueSentences} from './value-sentences';

test.each([
  [{}, []],
  [{values: [], default: null}, []],
  [{values: ['asc', 'desc'], default: 'asc'}, ['One of `asc`, `desc`.', 'Default: `asc`.']],
  [{default: {limit: 10}}, ['Default: `{"limit":10}`.']],
  [{default: false}, ['Default: `false`.']],
])('%j', (choice, sentences) => {
  expect(valueSentences(choice)).toEqual(sentences);
});
