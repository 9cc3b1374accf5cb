import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {addToHead, dataTag, shareTags} from './head-tags';

const page = {
  title: 'Keys & "quotes" <b>',
  description: 'About keys',
  url: 'https://docs.example.com/keys',
  language: 'en',
  section: 'API',
  modified: undefined,
  questions: [],
};
const site = {title: 'Docs', tagline: 'All of it', url: 'https://docs.example.com/'};
const image = {url: 'https://docs.example.com/keys.png', width: 2, height: 1};

test('what has a meaning in HTML stays what it is', () => {
  const data = {text: '</script><!-- & "quotes"'};
  const $ = load(addToHead('<head><title>x</title></head><body>', shareTags(page, site, image) + dataTag(data)));
  expect($('head meta[property="og:image:alt"]').attr('content')).toBe('Docs, API: Keys & "quotes" <b>');
  expect(JSON.parse($('head script[type="application/ld+json"]').text())).toEqual(data);
});

test('the home page is the site, and every other page an article', () => {
  const kind = (url: string) =>
    load(shareTags({...page, url}, site, image))('meta[property="og:type"]').attr('content');
  expect(kind(site.url)).toBe('website');
  expect(kind(page.url)).toBe('article');
});

test('a page without an end of its head is an error', () => {
  expect(() => addToHead('<title>x</title><p>', '')).toThrow('the HTML has no </head>');
});
