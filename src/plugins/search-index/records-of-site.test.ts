import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readSearchablePage} from '../lib/read-pages/search/searchable-page';
import {recordsOfSite} from './records-of-site';

const read = (text: string, route: string) =>
  readSearchablePage(
    load(`<article><div class="theme-doc-markdown"><h1>Staking</h1>${text}</div></article>`),
    route,
    'https://docs.example',
  );

test('a section has the words of links to it in other pages and their navigation, each once', () => {
  const links =
    '<nav><a href="/b#part">Sidebar name</a> <a href="/b#part">sidebar names</a></nav>' +
    `<p><a href="/b#part">Two words</a> <a href="/b#part">Two words</a> <a href="https://other.test/b#part">Elsewhere</a></p>`;
  const [first = [], second = []] = recordsOfSite([
    read(links, '/a'),
    read('<h2 id="part">Part</h2><p><a href="/b#part">Myself</a></p>', '/b'),
  ]);
  expect(first[0]?.ranking).toMatchObject({linkTexts: 0, linkWords: ''});
  expect(second[1]).toMatchObject({url: '/b#part', ranking: {linkTexts: 3, linkWords: 'sidebar name names Two words'}});
});

test('a section has the labels of its tabs among the words of its samples', () => {
  const tabs = '<ul><li role="tab">Python</li><li role="tab">curl</li></ul><pre><code>stake</code></pre>';
  const [[, section] = []] = recordsOfSite([read(`<p>In Python.</p><h2 id="part">Part</h2>${tabs}`, '/a')]);
  expect(section?.ranking?.code).toBe('stake Python curl');
});
