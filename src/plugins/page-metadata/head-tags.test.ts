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

test('escapes HTML', () => {
  const data = {text: '</script><!-- & "quotes"'};
  const $ = load(addToHead('<head><title>x</title></head><body>', shareTags(page, site, image) + dataTag(data)));
  expect($('head meta[property="og:image:alt"]').attr('content')).toBe('Docs, API: Keys & "quotes" <b>');
  expect(JSON.parse($('head script[type="application/ld+json"]').text())).toEqual(data);
});

test('the type is website for the home page, and article for all others', () => {
  const kind = (url: string) =>
    load(shareTags({...page, url}, site, image))('meta[property="og:type"]').attr('content');
  expect(kind(site.url)).toBe('website');
  expect(kind(page.url)).toBe('article');
});

test('throws on a page without </head>', () => {
  expect(() => addToHead('<title>x</title><p>', '')).toThrow('the HTML has no </head>');
});
