import {expect, test} from 'vitest';
import {rareWords} from './rare-words';

test('H1: a word is rare if it is in no prose, and in the samples of few pages, however often there', () => {
  const page = (codes: string[], texts: string[] = []) => ({codes, texts});
  const isRare = rareWords([
    ...Array.from({length: 4}, () => page(['await fetch', 'await'])),
    ...Array.from({length: 3}, () => page(['httptrace slot', 'httptrace'])),
    page([], ['The slot passes. Fetch it.']),
  ]);
  expect(['await', 'fetch', 'httptrace', 'slot'].filter(isRare)).toEqual(['httptrace']);
});

test('example values are not rare words', () => {
  const isRare = rareWords([{codes: ['5432 1_000n 120Z x02 eyJhZnRlciI6MX0 uuid4'], texts: []}]);
  expect(['5432', '1_000n', '120Z', 'x02', 'eyJhZnRlciI6MX0', 'uuid4'].filter(isRare)).toEqual(['uuid4']);
});
