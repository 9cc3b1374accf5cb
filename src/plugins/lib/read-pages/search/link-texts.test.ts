import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readLinkTexts} from './link-texts';

const read = (html: string) => readLinkTexts(load(html), '/platform/staking', 'https://docs.example');

test('links to other sections of the site, in whatever form, have the address of their record', () => {
  const links =
    '<a href="/a">One</a> <a href="b#c">Two</a> <a href="https://docs.example/a?q=1#caf%C3%A9">Three</a> <nav><a href="/d">Four</a></nav>';
  expect(read(links)).toEqual([
    {target: '/a', text: 'One'},
    {target: '/platform/b#c', text: 'Two'},
    {target: '/a#café', text: 'Three'},
    {target: '/d', text: 'Four'},
  ]);
});

test('omits links within the page, to other sites, without text, and those of the theme', () => {
  const links =
    '<a href="#a">a</a> <a href="https://other.example/">b</a> <a href="/c"> </a> <div class="pagination-nav"><a href="/d">d</a></div>';
  expect(read(links)).toEqual([]);
});
