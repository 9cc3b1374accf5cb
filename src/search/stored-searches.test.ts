// @vitest-environment jsdom
import {beforeEach, describe, expect, test} from 'vitest';
import {repairStoredSearches, storedSearchKeys} from './stored-searches';

const indexName = 'docs';
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const search = {objectID: '/staking', url: '/staking', type: 'lvl1', hierarchy: {lvl0: 'Platform', lvl1: 'Staking'}};

/** The stored value after the repair. */
function repaired(stored: unknown): unknown {
  localStorage.setItem(recentKey, typeof stored === 'string' ? stored : JSON.stringify(stored));
  repairStoredSearches(indexName, localStorage);
  const left = localStorage.getItem(recentKey);
  return left === null ? null : JSON.parse(left);
}

beforeEach(() => localStorage.clear());

test('M8: searches are stored under the name of the index', () => {
  expect(storedSearchKeys(indexName)).toEqual([recentKey, '__DOCSEARCH_FAVORITE_SEARCHES__docs']);
});

test('M7: intact searches are kept unchanged', () => {
  expect(repaired([search, {...search, url: 'https://other.example/a'}])).toHaveLength(2);
  expect(repaired([search])).toEqual([search]);
});

test('without stored searches, nothing is written', () => {
  repairStoredSearches(indexName, localStorage);
  expect(localStorage).toHaveLength(0);
});

test('favorites are repaired too', () => {
  localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs', '{');
  repairStoredSearches(indexName, localStorage);
  expect(localStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '"text"', '{"0": {}}'])('%j is not a list of searches, and is removed', (stored) => {
  expect(repaired(stored)).toBeNull();
});

describe('a malformed entry is removed, and the others are kept', () => {
  test.each([
    null,
    'text',
    {},
    {...search, objectID: 1},
    {...search, url: undefined},
    {...search, type: null},
    {...search, hierarchy: null},
    {...search, hierarchy: {lvl0: 'Platform'}},
    {...search, url: 'javascript:alert(1)'},
    {...search, url: 'data:text/html,x'},
    {...search, url: '//evil.example'},
    {...search, url: '/\\evil.example'},
    {...search, url: '/\t/evil.example'},
  ])('%j', (damaged) => {
    expect(repaired([damaged, search])).toEqual([search]);
  });
});
