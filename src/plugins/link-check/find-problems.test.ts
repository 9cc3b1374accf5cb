import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {findProblems, readLinks} from './find-problems';

// cspell:ignore biling

const siteUrl = 'https://docs.example';
const read = (main: string, route = '/platform/staking') => readLinks(load(`<main>${main}</main>`), route, siteUrl);
const hasNoFile = () => false;

describe('reading a page', () => {
  test('links and images are resolved to paths of this site', () => {
    const page = read(
      '<a href="/a">a</a> <a href="b#c">b</a> <a href="#d">d</a> <a href="https://docs.example/e?q=1">e</a> <img src="../f.png">',
    );
    expect(page.links).toEqual(['/a', '/platform/b#c', '/platform/staking#d', '/e']);
    expect(page.images).toEqual(['/f.png']);
  });

  test('addresses of other sites, mail addresses and embedded images are left out', () => {
    const page = read(
      '<a href="https://other.example/">o</a> <a href="mailto:a@b.c">m</a> <img src="data:image/png,x">',
    );
    expect(page).toMatchObject({links: [], images: []});
  });

  test('links outside the page itself are left out', () => {
    expect(readLinks(load('<nav><a href="/nowhere">x</a></nav><main></main>'), '/', siteUrl).links).toEqual([]);
  });

  test('every id is an anchor', () => {
    expect([...read('<h2 id="delegate">Delegate</h2><p id="x"></p>').anchors]).toEqual(['delegate', 'x']);
  });

  test('percent-encoded paths are read', () => {
    expect(read('<a href="/caf%C3%A9#%C3%A9">x</a>').links).toEqual(['/café#é']);
  });

  test.each(['/100%', '#50%', '/%E0%A4%A'])('a malformed address is a broken link, not a crash: %s', (href) => {
    const problems = findProblems([read(`<a href="${href}">x</a>`)], hasNoFile);
    expect(problems).toHaveLength(1);
  });
});

describe('problems', () => {
  const pages = (links: string) => [
    read(links),
    readLinks(load('<main><h2 id="cost">Cost</h2></main>'), '/platform/billing', siteUrl),
  ];

  test('P6: a link to a page, an anchor of it or a file is no problem', () => {
    const links =
      '<a href="/platform/billing">a</a> <a href="/platform/billing#cost">b</a> <a href="/openapi.yaml">c</a> <img src="/img/a.png">';
    expect(findProblems(pages(links), (file) => ['/openapi.yaml', '/img/a.png'].includes(file))).toEqual([]);
  });

  test.each([
    ['link', '<a href="/platform/biling">x</a>', '/platform/biling'],
    ['anchor', '<a href="/platform/billing#costs">x</a>', '/platform/billing#costs'],
    ['anchor', '<a href="#nowhere">x</a>', '/platform/staking#nowhere'],
    ['image', '<img src="/img/none.png">', '/img/none.png'],
  ])('P6: a broken %s is found: %s', (kind, html, target) => {
    expect(findProblems(pages(html), hasNoFile)).toEqual([{route: '/platform/staking', target, kind}]);
  });

  test('P6: a link that stands twice on a page is told once', () => {
    expect(findProblems(pages('<a href="/no">x</a><a href="/no">y</a>'), hasNoFile)).toHaveLength(1);
  });
});
