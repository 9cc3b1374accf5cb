import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {provider} from '../../src/config/provider';
import {searchPage} from '../../src/config/search-page';
import {twinPath} from '../../src/lib/addresses/twin-path';
import {readHistory} from '../../src/plugins/git-dates/read-history';
import {docRoutes} from '../e2e/routes';
import {openPage, readFile, readPage} from '../support/built-site';
import {findProblems} from './find-problems';

const root = path.join(import.meta.dirname, '../..');
const faq = '/platform/resources/faq';
const maxImageBytes = 100_000;

const addressOf = (route: string) => new URL(route, provider.siteUrl).href;

function typesOf(route: string): string[] {
  const isReference = route.startsWith('/dyndexer/api/') || route === '/platform/solana-rpc/solana-documentation';
  return [
    'BreadcrumbList',
    isReference ? 'APIReference' : 'TechArticle',
    ...(route === faq ? ['FAQPage'] : []),
    ...(route === '/' ? ['WebSite'] : []),
  ];
}

/** The day of the last update, as shown on a page. */
function shownDay(route: string): string | undefined {
  return openPage(route)('article time[itemprop="dateModified"]').attr('datetime')?.slice(0, 10);
}

describe.each(docRoutes)('%s', (route) => {
  const $ = openPage(route);

  test('C4: has metadata that matches its content, with a trail from the home page', () => {
    expect(findProblems($, {url: addressOf(route), types: typesOf(route)})).toEqual([]);
  });

  test('has an image of its own, of the declared size and within the byte limit', () => {
    const address = new URL($('meta[property="og:image"]').attr('content') ?? '');
    expect(address.origin).toBe(provider.siteUrl);
    const image = readFile(address.pathname);
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    const size = (side: string) => Number($(`meta[property="og:image:${side}"]`).attr('content'));
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([size('width'), size('height')]);
    expect(image.length).toBeLessThanOrEqual(maxImageBytes);
  });
});

test('no two pages have the same image', () => {
  const images = docRoutes.map((route) => openPage(route)('meta[property="og:image"]').attr('content'));
  expect(new Set(images).size).toBe(docRoutes.length);
});

test.each(['/search', '/404'])('%s is excluded from search engines', (route) => {
  const $ = openPage(route);
  expect($('meta[name="robots"]').attr('content')).toMatch(/^noindex/);
  expect($('link[rel="canonical"]')).toHaveLength(1);
});

test('the sitemap has every page, with the day that the page shows', () => {
  const $ = load(readFile('sitemap.xml').toString(), {xml: true});
  const listed = $('url').toArray();
  const found = listed.map((entry) => [$(entry).find('loc').text(), $(entry).find('lastmod').text()]);
  const expected = docRoutes.map((route) => [addressOf(route), shownDay(route) ?? '']);
  expect(found.sort()).toEqual(expected.sort());
});

test('P8: each page of the sitemap is weekly, at priority 0.5, and none is of a tag', () => {
  const xml = readFile('sitemap.xml').toString();
  const entries = Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => entry);
  expect(entries).toHaveLength(docRoutes.length);
  for (const entry of entries) {
    expect(entry).toContain('<changefreq>weekly</changefreq>');
    expect(entry).toContain('<priority>0.5</priority>');
  }
  expect(xml).not.toContain('/tags');
});

test('every committed page says when it was last updated', async () => {
  const {changes, missing} = await readHistory(root);
  const fileOf = (route: string) =>
    `${route.startsWith('/dyndexer/') ? '' : 'docs'}${route === '/' ? '/index' : route}.mdx`;
  const dated = docRoutes.filter((route) => changes.has(path.join(root, fileOf(route))));
  // A clone without its history has pages without dates; the workflow's checkout has all of it.
  if (missing === undefined || process.env.GITHUB_ACTIONS) expect(dated, missing).not.toEqual([]);
  expect(dated.filter((route) => shownDay(route) === undefined)).toEqual([]);
});

test('robots.txt names the sitemap', () => {
  const text = readFile('robots.txt').toString();
  expect(text).toContain('User-agent: *\nAllow: /\n');
  expect(/^Sitemap: (.*)$/m.exec(text)?.[1]).toBe(addressOf('/sitemap.xml'));
});

test('browsers can discover the site’s search', () => {
  const link = openPage('/')('link[rel="search"]');
  expect(link.attr('type')).toBe('application/opensearchdescription+xml');
  const $ = load(readFile(link.attr('href') ?? '').toString(), {xml: true});
  expect($('ShortName').text()).toBe(link.attr('title'));
  const template = $('Url').attr('template') ?? '';
  expect(template).toBe(`${addressOf(searchPage.path)}?${searchPage.queryParameter}={searchTerms}`);
});

test.each(docRoutes)('assistants can discover the index of all pages from %s', (route) => {
  const index = openPage(route)('link[rel="describedby"]').attr('href') ?? '';
  expect(readFile(index).toString()).toContain(`](${addressOf(twinPath(route))})`);
});

describe('the check reports', () => {
  const html = readPage(faq);
  const expected = {url: addressOf(faq), types: typesOf(faq)};
  const data = /"mainEntityOfPage":"[^"]*"/;

  test.each<[string, (html: string) => string, RegExp]>([
    ['no canonical link', (page) => page.replace('rel=canonical', 'rel=other'), /^canonical link: \[\] instead of/],
    ['a canonical link to another page', (page) => page.replace(/(rel=canonical href=\S+)/, '$1-2'), /^canonical link/],
    ['a tag twice', (page) => page.replace(/<meta property="og:image" .*?>/, '$&$&'), /^og:image: \[.*,.*\]/],
    ['an empty tag', (page) => page.replace(/(og:image:alt" content=)"[^"]*"/, '$1""'), /^og:image:alt: \[""\]/],
    ['a small card', (page) => page.replace('summary_large_image', 'summary'), /^card: \["summary"\]/],
    [
      'a page that is excluded from search engines',
      (page) => page.replace('</head>', '<meta name="robots" content="noindex"></head>'),
      /^robots/,
    ],
    [
      'no structured data',
      (page) => page.replace(/<script type="application\/ld\+json">.*?<\/script>/, ''),
      /^types: /,
    ],
    [
      'a second list of breadcrumbs',
      (page) => page.replace(/<script data-rh=true type=application\/ld\+json>.*?<\/script>/, '$&$&'),
      /^types: /,
    ],
    [
      'another headline',
      (page) => page.replace('"headline":"FAQ"', '"headline":"Questions"'),
      /^headline: \["Questions"\]/,
    ],
    [
      'an empty description',
      (page) => page.replace(/("@type":"TechArticle".*?"description":)"[^"]*"/, '$1""'),
      /^TechArticle\/description must match/,
    ],
    [
      'a relative URL',
      (page) => page.replace(data, '"mainEntityOfPage":"/faq"'),
      /^TechArticle\/mainEntityOfPage must match/,
    ],
    [
      'a URL without TLS',
      (page) => page.replace(data, '"mainEntityOfPage":"http://docs.example.com/"'),
      /^TechArticle\/mainEntityOfPage/,
    ],
    [
      'a missing publisher',
      (page) => page.replace('"publisher":', '"author":'),
      /^TechArticle must have required property 'publisher'/,
    ],
    [
      'a question without an answer',
      (page) => page.replace(/("@type":"Answer","text":)"[^"]*"/, '$1""'),
      /acceptedAnswer\/text must match/,
    ],
    ['a missing question', (page) => page.replace(/\{"@type":"Question".*?\}\},/, ''), /^questions: /],
    [
      'a date that the page does not show',
      (page) =>
        page
          .replace(data, '"dateModified":"2020-01-01T00:00:00.000Z",$&')
          .replace(/,"dateModified":"(?!2020)[^"]*"/, ''),
      /^dateModified: \["2020/,
    ],
  ])('%s', (_, change, problem) => {
    const changed = change(html);
    expect(changed).not.toBe(html);
    expect(findProblems(load(changed), expected)).toContainEqual(expect.stringMatching(problem));
  });

  test('a type that no page has', () => {
    const problems = findProblems(load(html.replace('"@type":"FAQPage"', '"@type":"Recipe"')), expected);
    expect(problems).toContain('Recipe is a type that no page has');
  });
});
