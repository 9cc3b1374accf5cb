import {expect, test} from 'vitest';
import {readOptions} from './options';

test('without options, everything is compared', () => {
  expect(readOptions([])).toEqual({runs: 3, pages: [33, 330, 3300], only: [], scaleOnly: false});
});

test('a run can be made shorter', () => {
  const short = ['--runs', '1', '--pages', '0', '--only', 'Site,VitePress', '--scale-only'];
  expect(readOptions(short)).toEqual({runs: 1, pages: [], only: ['site', 'vitepress'], scaleOnly: true});
});

test.each([['--pages', 'many'], ['--speed']])('%s is an error that shows the usage', (...args) => {
  expect(() => readOptions(args)).toThrow(/npm run bench -- \[--runs 3\]/);
});
