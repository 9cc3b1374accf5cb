import {expect, test} from 'vitest';
import type {SearchRecord} from '../../lib/search-record';
import {assertIndexed} from './assert-indexed';

const record: SearchRecord = {
  objectID: '/staking',
  url: '/staking',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};
const found = {route: '/staking', sourceFile: 'docs/staking.mdx', records: [record]};

test('pages with a record pass', () => {
  expect(() => assertIndexed([found])).not.toThrow();
});

test('each page without a record is named by its file, with the remedy', () => {
  const pages = [
    found,
    {route: '/empty', sourceFile: 'docs/empty.mdx', records: []},
    {route: '/made', sourceFile: undefined, records: []},
  ];
  expect(() => assertIndexed(pages)).toThrow(
    'Search index: 2 page(s) cannot be found by search.\n' +
      'docs/empty.mdx:1: the page /empty yields no search record. Give it a title and text inside the article, ' +
      'or mark it `draft: true` if it is not to be published.\n' +
      '/made:1: the page /made yields no search record.',
  );
});
