import {describe, expect, test} from 'vitest';
import {ownHeading} from '../lib/search/search-record';
import {hit} from './search-hit.test-helper';
import {usableHit} from './usable-hit';

const origin = 'https://docs.example';
const marked = {value: 'the <mark>stake</mark>', matchLevel: 'full'} as const;
const usable = (fields: object) => usableHit({...hit, ...fields}, origin);

test('a hit of the declared type is unchanged', () => {
  const complete = {...hit, _highlightResult: {hierarchy: {lvl1: marked}}, _snippetResult: {content: marked}};
  expect(usable(complete)).toEqual([complete]);
});

test('H7: levels that the answer omits are null', () => {
  const hierarchy = {lvl0: 'Platform', lvl1: 'Staking', lvl2: 7};
  expect(usable({hierarchy})).toMatchObject([{hierarchy: {...hit.hierarchy, lvl2: null}}]);
});

test.each([
  {url: undefined},
  {url: 7},
  {url: 'javascript:alert(1)'},
  {hierarchy: undefined},
  {hierarchy: ['Platform', 'Staking']},
  {hierarchy: {lvl0: 'Platform'}},
  {hierarchy: {lvl0: 'Platform', lvl1: {}}},
])('a hit with %j is dropped: it has no page to link to', (fields) => {
  expect(usable(fields)).toEqual([]);
});

describe('a field of a wrong type is dropped, and the hit is kept', () => {
  test.each([5, null, 'text', [], {lvl1: null}, {lvl1: 'text'}, {lvl1: {value: 5}}, {lvl1: [marked]}])(
    'highlighted headings: %j',
    (hierarchy) => {
      const [{_highlightResult} = hit] = usable({_highlightResult: {hierarchy}});
      expect(_highlightResult?.hierarchy?.lvl1).toBeUndefined();
    },
  );

  test('one highlighted heading of two', () => {
    const [{_highlightResult} = hit] = usable({_highlightResult: {hierarchy: {lvl1: {value: 5}, lvl2: marked}}});
    expect(_highlightResult).toEqual({hierarchy: {lvl2: marked}});
  });

  test.each([5, null, 'text', [], {value: null}, [marked]])('snippet: %j', (content) => {
    expect(usable({_snippetResult: {content}})[0]?._snippetResult?.content).toBeUndefined();
  });

  test.each([null, 7, []])('both results: %j', (result) => {
    const [{_highlightResult, _snippetResult} = hit] = usable({_highlightResult: result, _snippetResult: result});
    expect(_highlightResult).toEqual({hierarchy: {}});
    expect(_snippetResult).toEqual({});
  });

  test('the text', () => {
    expect(usable({content: {}})).toMatchObject([{content: null}]);
  });

  test('the ID: the URL identifies the hit', () => {
    expect(usable({objectID: undefined})).toMatchObject([{objectID: hit.url}]);
  });
});

test.each(['constructor', '__proto__', 'lvl0', 'lvl7', 2, undefined])(
  'a hit of the unknown type %j is of its deepest heading',
  (type) => {
    const hits = usable({type});
    expect(hits.map(ownHeading)).toEqual([{level: 'lvl2', text: 'Withdraw'}]);
    expect(hits).toMatchObject([{type: 'content'}]);
  },
);
