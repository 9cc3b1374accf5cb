import {describe, expect, test} from 'vitest';
import {makeTermFinder} from './find-terms';

const words = [
  'API key',
  'Block height',
  'Blockhash',
  'Epoch',
  'Last valid block height',
  'Per-message deflate',
  'Program (Solana)',
  'RPS',
  'Scale Mode',
  'Slot',
  'Stack',
  'Standard Mode',
  'Standard Mode Lite',
  'Supermajority',
];
const terms = words.map((term) => ({id: term.toLowerCase(), term, definition: 'A word.'}));
const findIn = makeTermFinder(terms, ['stack']);

/** The matches in a text, which by default is at the start of its block. */
const found = (text: string, isStart = true) =>
  findIn(text, isStart).map(({term, start, end}) => [term.term, text.slice(start, end)]);

test('finds whole words, with their position', () => {
  expect(findIn('In a slot.', true)).toMatchObject([{term: {term: 'Slot'}, start: 5, end: 9}]);
  expect(found('slotted, timeslot, slot_time, slot-time, pre-slot, slot.ts, a/slot')).toEqual([]);
  expect(found('(slot), “slot”, a leader’s slot’s end: slot-')).toHaveLength(4);
});

test.each([
  ['slots and epochs', ['slots', 'epochs']],
  ['blockhashes', ['blockhashes']],
  ['supermajorities', ['supermajorities']],
  ['API keys', ['API keys']],
])('finds the plural: %s', (text, expected) => {
  expect(found(text).map(([, use]) => use)).toEqual(expected);
});

test('prefers the longest term', () => {
  expect(found('the last valid block height and the block height')).toEqual([
    ['Last valid block height', 'last valid block height'],
    ['Block height', 'block height'],
  ]);
  expect(found('Standard Mode Lite')).toEqual([['Standard Mode Lite', 'Standard Mode Lite']]);
});

test('finds a term across a line break', () => {
  expect(found('its block\nheight')).toEqual([['Block height', 'block\nheight']]);
});

test('matches punctuation in a term literally', () => {
  expect(found('per-message deflate')).toHaveLength(1);
  expect(found('a program on Solana')).toEqual([]);
  expect(makeTermFinder([], [])('slot', true)).toEqual([]);
});

describe('capitalization', () => {
  test('a capitalized common noun matches only at the start of a sentence', () => {
    expect(found('Slot numbers grow. Slots can be empty: “Slot 4”')).toHaveLength(3);
    expect(found('the Slot page')).toEqual([]);
    expect(found('Slot numbers', false)).toEqual([]);
    expect(found('slot numbers', false)).toHaveLength(1);
  });

  test('a name matches only as written', () => {
    expect(found('a Stack on Scale Mode with 100 RPS')).toHaveLength(3);
    expect(found('the stack of an API Key in scale mode; rps')).toEqual([]);
  });
});
