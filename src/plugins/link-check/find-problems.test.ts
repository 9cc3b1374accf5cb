import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readLinks} from '../lib/read-pages/links';
import {findProblems} from './find-problems';

// cspell:ignore biling

const siteUrl = 'https://docs.example';
const read = (main: string) => readLinks(load(`<main>${main}</main>`), '/platform/staking', siteUrl);
const hasNoFile = () => false;

const pages = (links: string) => [
  read(links),
  readLinks(load('<main><h2 id="cost">Cost</h2></main>'), '/platform/billing', siteUrl),
];

test('P6: links to a page, its anchor or a file are valid', () => {
  const links =
    '<a href="/platform/billing">a</a> <a href="/platform/billing#cost">b</a> <a href="/openapi.yaml">c</a> <img src="/img/a.png">';
  expect(findProblems(pages(links), (file) => ['/openapi.yaml', '/img/a.png'].includes(file))).toEqual([]);
});

test('an encoded # is part of the name of a file, and the anchor of an image is not', () => {
  const links = '<a href="/files/a%23b.pdf">a</a> <a href="/files/a.pdf#page=2">b</a> <img src="/img/a.svg#dark">';
  const files = ['/files/a#b.pdf', '/files/a.pdf', '/img/a.svg'];
  expect(findProblems(pages(links), (file) => files.includes(file))).toEqual([]);
});

test.each([
  ['link', '<a href="/platform/biling">x</a>', '/platform/biling'],
  ['anchor', '<a href="/platform/billing#costs">x</a>', '/platform/billing#costs'],
  ['anchor', '<a href="#nowhere">x</a>', '/platform/staking#nowhere'],
  ['image', '<img src="/img/none.png">', '/img/none.png'],
  ['image', '<img src="https://other.example/a.png">', 'https://other.example/a.png'],
])('P6: finds a broken %s: %s', (kind, html, target) => {
  const [path, anchor = ''] = target.split('#');
  expect(findProblems(pages(html), hasNoFile)).toEqual([{route: '/platform/staking', kind, path, anchor}]);
});

test('P6: reports a link that occurs twice on a page once', () => {
  expect(findProblems(pages('<a href="/no">x</a><a href="/no">y</a>'), hasNoFile)).toHaveLength(1);
});

test.each(['/100%', '#50%', '/%E0%A4%A'])('a malformed URL is a broken link, not a crash: %s', (href) => {
  const problems = findProblems([read(`<a href="${href}">x</a>`)], hasNoFile);
  expect(problems).toHaveLength(1);
});
