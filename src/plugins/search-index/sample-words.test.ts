import {expect, test} from 'vitest';
import {rareWords, SampleWords} from './sample-words';

test('a word of a sample counts once on a page, and not when the text has it', () => {
  const words = new SampleWords(['Call getBalance.', 'X-Syndica-Api-Key']);
  expect(words.take('curl -H "X-Syndica-Api-Key: 1" getBalance lamports of lamports')).toBe('curl lamports');
  expect(words.take('curl get_slot 0x1771')).toBe('get_slot 0x1771');
});

test('encoded values are no words', () => {
  expect(new SampleWords([]).take(`{"id": 1, "owner": "${'Vote1'.repeat(8)}"}`)).toBe('owner');
});

test('H1: a word is rare that no text of the site says, in the samples of few pages, however often there', () => {
  const page = (codes: string[], texts: string[] = []) => ({codes, texts});
  const isRare = rareWords([
    ...Array.from({length: 4}, () => page(['await fetch', 'await'])),
    ...Array.from({length: 3}, () => page(['httptrace slot', 'httptrace'])),
    page([], ['The slot passes. Fetch it.']),
  ]);
  expect(['await', 'fetch', 'httptrace', 'slot'].filter(isRare)).toEqual(['httptrace']);
});
