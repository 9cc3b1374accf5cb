import {expect, test} from 'vitest';
import {packRecords, unpackRecords} from './packed-records';
import type {SearchRecord} from './search-record';

const headings = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const ranking = {names: ['429'], values: [], code: 'curl fetch', linkTexts: ['limits']};

const records: SearchRecord[] = [
  {
    objectID: '/limits',
    url: '/limits',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Platform', lvl1: 'Limits', ...headings},
    ranking,
  },
  {
    objectID: '/limits#http',
    url: '/limits#http',
    type: 'lvl2',
    content: 'Requests.',
    hierarchy: {lvl0: 'Platform', lvl1: 'Limits', ...headings, lvl2: 'HTTP'},
    ranking: {...ranking, names: []},
  },
  // A heading without an id has the address of its page.
  {
    objectID: '/limits:2',
    url: '/limits',
    type: 'lvl2',
    content: '',
    hierarchy: {lvl0: 'Platform', lvl1: 'Limits', ...headings, lvl2: 'Without an id'},
    ranking,
  },
  {
    objectID: 'https://example.com/a#b',
    url: 'https://example.com/a#b',
    type: 'content',
    content: 'Elsewhere.',
    hierarchy: {lvl0: 'Other', lvl1: 'Page', ...headings},
    ranking,
  },
];

test('H1: packed records come out as they went in, through JSON', () => {
  expect(unpackRecords(JSON.parse(JSON.stringify(packRecords(records))))).toEqual(records);
});

test('H1: what a record shares with the one before it is not repeated', () => {
  const {urls, ids, headings: levels} = packRecords(records);
  expect(urls).toEqual(['/limits', '#http', '', 'https://example.com/a#b']);
  expect(ids).toEqual([0, 0, '/limits:2', 0]);
  expect(levels.lvl1).toEqual(['Limits', 0, 0, 'Page']);
});

test.each([null, [], {}, 'text', records, packRecords([]), {...packRecords(records), types: ['lvl1']}])(
  'H1: something else is refused: %j',
  (value) => {
    expect(() => unpackRecords(value)).toThrow('it does not hold search records.');
  },
);
