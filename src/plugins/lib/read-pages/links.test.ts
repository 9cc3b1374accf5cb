import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readLinks} from './links';

const siteUrl = 'https://docs.example';
const read = (main: string) => readLinks(load(`<main>${main}</main>`), '/platform/staking', siteUrl);

test('links and images are resolved to paths of this site', () => {
  const page = read(
    '<a href="/a">a</a> <a href="b#c">b</a> <a href="#d">d</a> <a href="https://docs.example/e?q=1">e</a> <img src="../f.png">',
  );
  expect(page.links).toEqual([
    {path: '/a', anchor: ''},
    {path: '/platform/b', anchor: 'c'},
    {path: '/platform/staking', anchor: 'd'},
    {path: '/e', anchor: ''},
  ]);
  expect(page.images).toEqual([{path: '/f.png', anchor: ''}]);
});

test('omits links to other sites, mail addresses and embedded images', () => {
  const page = read('<a href="https://other.example/">o</a> <a href="mailto:a@b.c">m</a> <img src="data:image/png,x">');
  expect(page).toMatchObject({links: [], images: []});
});

test('omits links outside the main element', () => {
  expect(readLinks(load('<nav><a href="/nowhere">x</a></nav><main></main>'), '/', siteUrl).links).toEqual([]);
});

test('every id is an anchor', () => {
  expect([...read('<h2 id="delegate">Delegate</h2><p id="x"></p>').anchors]).toEqual(['delegate', 'x']);
});

test('decodes percent-encoded paths', () => {
  expect(read('<a href="/caf%C3%A9#%C3%A9">x</a> <a href="/a%23b.pdf">y</a>').links).toEqual([
    {path: '/café', anchor: 'é'},
    {path: '/a#b.pdf', anchor: ''},
  ]);
});
