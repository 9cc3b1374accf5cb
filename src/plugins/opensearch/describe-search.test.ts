import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {describeSearch} from './describe-search';

const description = {
  name: 'Q&A "docs"',
  description: 'Less < more',
  icon: 'https://docs.example.com/icon.svg?a=1&b=2',
  template: 'https://docs.example.com/search?q={searchTerms}&from=bar',
};

test('escapes XML', () => {
  const $ = load(describeSearch(description), {xml: true});
  expect($('ShortName').text()).toBe(description.name);
  expect($('Description').text()).toBe(description.description);
  expect($('Image').text()).toBe(description.icon);
  expect($('Url').attr('template')).toBe(description.template);
});

test('throws on a name that browsers would not accept', () => {
  expect(() => describeSearch({...description, name: 'Documentation site'})).toThrow(
    'src/config/provider.ts: searchName "Documentation site" has 18 characters. Browsers accept at most 16.',
  );
});
