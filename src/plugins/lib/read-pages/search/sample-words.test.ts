import {expect, test} from 'vitest';
import {SampleWords} from './sample-words';

test('a word of a sample counts once on a page, and not when the text has it', () => {
  const words = new SampleWords(['Call getBalance.', 'X-Syndica-Api-Key']);
  expect(words.take('curl -H "X-Syndica-Api-Key: 1" getBalance lamports of lamports')).toBe('curl lamports');
  expect(words.take('curl get_slot 0x1771')).toBe('get_slot 0x1771');
});

test('a word that another language writes differently is the same', () => {
  const words = new SampleWords(['Retry-After says how long.']);
  expect(words.take('const retryAfter = 5; askedWait')).toBe('const askedWait');
  expect(words.take('retry_after = 5; ASKED_WAIT')).toBe('');
});

test('encoded values are no words', () => {
  expect(new SampleWords([]).take(`{"id": 1, "owner": "${'Vote1'.repeat(8)}"}`)).toBe('owner');
});
