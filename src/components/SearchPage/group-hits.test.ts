import {expect, test} from 'vitest';
import type {SearchHit} from '../../lib/search/search-record';
import {groupHits} from './group-hits';

/** A hit on a page, or on a section of it if the URL has an anchor. */
function hit(url: string): SearchHit {
  const [page = '', section = null] = url.split('#');
  return {
    objectID: url,
    url,
    type: section === null ? 'lvl1' : 'lvl2',
    content: null,
    hierarchy: {lvl0: 'Platform', lvl1: page, lvl2: section, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  };
}

const grouped = (...urls: string[]) => groupHits(urls.map(hit)).map(({hits}) => hits.map(({url}) => url));

test('one group per page, in the order of its best hit', () => {
  expect(grouped('/b#one', '/a', '/b#two', '/a#one')).toEqual([
    ['/b#one', '/b#two'],
    ['/a', '/a#one'],
  ]);
});

test('the page itself comes before its sections, without changing the best hit', () => {
  const [group] = groupHits(['/a#one', '/a', '/a#two'].map(hit));
  expect(group?.hits.map(({url}) => url)).toEqual(['/a', '/a#one', '/a#two']);
  expect(group).toMatchObject({url: '/a', best: {url: '/a#one'}});
});

test('text without a heading of its own belongs to the page', () => {
  const content: SearchHit = {...hit('/a'), objectID: '/a:2', type: 'content'};
  const [group] = groupHits([hit('/a#one'), content]);
  expect(group?.hits.map(({objectID}) => objectID)).toEqual(['/a:2', '/a#one']);
});

test('more hits join their page or form groups at the end: the order of the pages is stable', () => {
  const first = ['/b#one', '/a'];
  expect(grouped(...first, '/c', '/a#one', '/b#two')).toEqual([['/b#one', '/b#two'], ['/a', '/a#one'], ['/c']]);
});

test('pages of another site are pages too', () => {
  expect(grouped('https://a.example/x#one', '/x', 'https://a.example/x')).toEqual([
    ['https://a.example/x', 'https://a.example/x#one'],
    ['/x'],
  ]);
});

test('no hits, no groups', () => {
  expect(grouped()).toEqual([]);
});
