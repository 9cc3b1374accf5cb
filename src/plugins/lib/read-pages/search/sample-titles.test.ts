import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {dropRepeatedFileNames} from './sample-titles';

const block = (title: string) => `<div><div>${title}</div><div><pre>code</pre></div></div>`;
const tabs = (...titles: string[]) =>
  `<div>${titles.map((title) => `<div role="tabpanel">${block(title)}</div>`).join('')}</div>`;

function remaining(html: string): string[] {
  const $ = load(`<article>${html}</article>`);
  dropRepeatedFileNames($, $('article'));
  return $('div:has(+ div > pre)')
    .toArray()
    .map((title) => $(title).text());
}

test('of the tabs of a sample, the first file name stays', () => {
  expect(remaining(tabs('call.ts', 'call.py', 'call.rs'))).toEqual(['call.ts']);
  expect(remaining(tabs('call.ts', 'call.py') + tabs('call.ts', 'call.py'))).toEqual(['call.ts', 'call.ts']);
});

test('other names, titles in words, and files outside of tabs stay', () => {
  expect(remaining(tabs('call.ts', 'call-again.py'))).toEqual(['call.ts', 'call-again.py']);
  expect(remaining(tabs('Response', 'Response'))).toEqual(['Response', 'Response']);
  expect(remaining(block('call.ts') + block('call.py'))).toEqual(['call.ts', 'call.py']);
});
