import {load} from 'cheerio';
import {expect, test} from 'vitest';
import type {SearchRecord} from '../../lib/search/search-record';
import {readHeadings} from '../lib/read-pages/search/headings';
import {assertIndexed, type IndexedPage} from './assert-indexed';

const record = (url: string): SearchRecord => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});

/** A docs page with these headings, and records with these URLs. */
function page(route: string, headings: string, ...urls: string[]): IndexedPage {
  const $ = load(`<main><article><h1>Staking</h1>${headings}</article></main>`);
  return {route, sourceFile: `docs${route}.mdx`, headings: readHeadings($), records: urls.map(record)};
}

const excluded = new Map([
  ['/search', 'the search page'],
  ['/404', 'the not-found page'],
  ['/das-api', 'a draft'],
]);
const check = (...pages: IndexedPage[]) => assertIndexed(pages, excluded);

const heading = '<h2 id="withdraw">Withdraw<a class="hash-link" href="#withdraw">\u200B</a></h2>';
const found = page('/staking', heading, '/staking', '/staking#withdraw');

test('accepts pages whose headings all have a record', () => {
  expect(() => check(found)).not.toThrow();
});

test('reports each page without a record, with its file and the fix', () => {
  const empty = page('/empty', heading);
  const made = {...page('/made', ''), sourceFile: undefined};
  expect(() => check(found, empty, made)).toThrow(
    'Search index: 2 problem(s).\n' +
      'docs/empty.mdx:1: the page /empty yields no search record. Give it a title and text inside the article, ' +
      'or mark it `draft: true` if it is not to be published.\n' +
      '/made:1: the page /made yields no search record.',
  );
});

test('a page with records only for its sections has none of its own', () => {
  expect(() => check(page('/staking', heading, '/staking#withdraw'))).toThrow(
    'the page /staking yields no search record',
  );
});

test.each([
  ['level 2', '<h2 id="fees">Fees and\n <code>rent</code></h2>'],
  ['level 3', '<h3 id="fees">Fees and <code>rent</code></h3>'],
  ['any part of the page', '<div aria-hidden="true"><h3 id="fees">Fees and <code>rent</code></h3></div>'],
])('reports a heading of %s without a record, with its page and file', (_name, html) => {
  expect(() => check(page('/staking', heading + html, '/staking', '/staking#withdraw'))).toThrow(
    'docs/staking.mdx: the heading "Fees and rent" (#fees) of the page /staking has no search record.',
  );
});

test('the record of a heading on another page does not count', () => {
  const other = page('/other', '<h2 id="fees">Fees</h2>', '/other', '/other#fees');
  expect(() => check(other, page('/staking', '<h2 id="fees">Fees</h2>', '/staking'))).toThrow(
    '"Fees" (#fees) of the page /staking',
  );
});

test('reports an id that several headings of a page have', () => {
  expect(() => check(page('/staking', heading, '/staking', '/staking#withdraw', '/staking#withdraw'), found)).toThrow(
    'Search index: 1 problem(s).\n' +
      'docs/staking.mdx: several headings of the page /staking have the address /staking#withdraw. Change the id',
  );
});

test('headings without an id, and deeper ones, need no record', () => {
  expect(() => check(page('/staking', '<h2>Fees</h2><h4 id="rent">Rent</h4>', '/staking'))).not.toThrow();
});

test.each([
  ['/search', 'the search page'],
  ['/404', 'the not-found page'],
  ['/das-api#assets', 'a draft'],
  ['/nowhere', 'no page of this site'],
])('reports a record of %s as one of %s', (url, what) => {
  expect(() => check(page('/staking', '', '/staking', url))).toThrow(`the search record ${url} is for ${what}.`);
});

test('detects a published draft', () => {
  expect(() => check(page('/das-api', '', '/das-api'))).toThrow('the search record /das-api is for a draft.');
});
