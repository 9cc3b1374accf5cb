import {expect, test} from 'vitest';
import {SampleWords} from './sample-words';

test('a sample word counts once per page, and not if the text contains it', () => {
  const words = new SampleWords(['Call getBalance.', 'X-Syndica-Api-Key']);
  expect(words.take('curl -H "X-Syndica-Api-Key: 1" getBalance lamports of lamports')).toBe('curl lamports');
  expect(words.take('curl get_slot 0x1771')).toBe('get_slot 0x1771');
});

test('spellings of other languages are the same word', () => {
  const words = new SampleWords(['Retry-After says how long.']);
  expect(words.take('const retryAfter = 5; askedWait')).toBe('const askedWait');
  expect(words.take('retry_after = 5; ASKED_WAIT')).toBe('');
});

test('an option of a command is another word than the one in it', () => {
  const words = new SampleWords(['The rewards of an epoch.']);
  expect(words.take('solana stakes --rewards')).toBe('solana stakes --rewards');
});

test('encoded values are not words', () => {
  expect(new SampleWords([]).take(`{"id": 1, "owner": "${'Vote1'.repeat(8)}"}`)).toBe('owner');
});
