import {expect, test} from 'vitest';
import {packedEncoding, packRecords, RecordReader} from './packed-records';
import type {SearchRecord} from './search-record';

const headings = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const ranking = {names: ['429'], values: [], code: 'curl fetch', linkTexts: 1, linkWords: 'limits'};

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
  // A heading without an id has the URL of its page.
  {
    objectID: '/limits:2',
    url: '/limits',
    type: 'lvl2',
    content: null,
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

function readAll(pieces: readonly string[]): SearchRecord[] {
  const reader = new RecordReader();
  const read = pieces.flatMap((piece) => reader.read(piece));
  reader.end();
  return read;
}

const packed = packRecords(records);

test('H1: packed records round-trip', () => {
  expect(readAll([packed])).toEqual(records);
});

test('H1: so do letters in any field that the file uses for words', () => {
  const letters = Array.from({length: 90}, (_, index) => String.fromCharCode(0xb0 + index)).join('');
  const foreign = records.map((record) => ({
    ...record,
    hierarchy: {...record.hierarchy, lvl0: `common ${letters}`},
    ranking: {...ranking, names: [`name${letters}`], values: [letters]},
  }));
  expect(readAll([packRecords(foreign)])).toEqual(foreign);
});

test('H1: the file may arrive in any pieces, and a record is returned as soon as its line is complete', () => {
  expect(readAll(Array.from(packed))).toEqual(records);
  const reader = new RecordReader();
  const [open, columns, first, second] = packed.split('\n');
  expect(reader.read(`${open}\n${columns}\n${first}`)).toEqual([]);
  expect(reader.read(`\n${second}`)).toEqual([records[0]]);
});

test('H1: the file is JSON, and a record omits what it shares with the previous one', () => {
  const [{urls, ids, types, headings: levels}] = JSON.parse(packed);
  expect(urls).toEqual(['/limits', '#>', '', 'https://example.com/a#b']);
  expect(types).toEqual([0, 0, 0, 'content']);
  expect(ids).toEqual([0, 0, '/limits:2', 0]);
  expect(levels.lvl1).toEqual(['Limits', 0, 0, 'Page']);
});

test.each(['', 'text', 'null', '[]', '[\nnull\n]', `[\n${JSON.stringify(records)}\n]`, packRecords([])])(
  'H1: anything else is rejected: %j',
  (file) => {
    expect(() => readAll([file])).toThrow('it does not hold search records.');
  },
);

test('H1: a short column or an extra text is rejected', () => {
  expect(() => readAll([packed.replace('"types":[0,', '"types":[')])).toThrow('it does not hold search records.');
  expect(() => readAll([packed.replace('\n]', ',\n""\n]')])).toThrow('it does not hold search records.');
});

test.each([packed.slice(0, -1), packed.slice(0, packed.lastIndexOf('\n"')), packed.slice(0, 2)])(
  'H1: a truncated file is rejected',
  (file) => {
    expect(() => readAll([file])).toThrow(/it (?:is cut short|does not hold search records)\./);
  },
);

test('H1: the file takes one byte per character, whatever the texts contain', () => {
  const foreign = records.map((record) => ({...record, content: 'é – “€” ⚡ \u0085 \u0080'}));
  const file = packRecords(foreign);
  expect(file).toMatch(/^[\0-\x7F\xA0-\xFF]*$/);
  const bytes = Buffer.from(file, packedEncoding);
  expect(readAll([new TextDecoder(packedEncoding).decode(bytes)])).toEqual(foreign);
});
