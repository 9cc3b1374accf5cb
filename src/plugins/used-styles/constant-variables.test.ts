import postcss from 'postcss';
import {expect, test} from 'vitest';
import {inlineConstants} from './constant-variables';

function inlined(css: string, named: string[] = []): string {
  const root = postcss.parse(css);
  inlineConstants(root, named);
  return root.toString();
}

test('replaces a variable by its value, also transitively', () => {
  expect(inlined(':root{--ifm-a:2px;--ifm-b:var(--ifm-a)}p{top:calc(var( --ifm-b )*2)}')).toBe(
    ':root{--ifm-a:2px;--ifm-b:2px}p{top:calc(2px*2)}',
  );
});

test.each([
  ['that is set twice', ':root{--ifm-a:1px}html[data-theme=dark]{--ifm-a:2px}p{top:var(--ifm-a)}'],
  ['that is set for some elements', '.b{--ifm-a:1px}p{top:var(--ifm-a)}'],
  ['that is set conditionally', '@media print{:root{--ifm-a:1px}}p{top:var(--ifm-a)}'],
  ['that depends on one that elements set', ':root{--ifm-a:var(--ifm-b)}.c{--ifm-b:1px}p{top:var(--ifm-a)}'],
  ['that is read with a fallback', ':root{--ifm-a:1px}p{top:var(--ifm-a,2px)}'],
  ['of the site', ':root{--site-a:1px}p{top:var(--site-a)}'],
])('keeps a variable %s', (_, css) => {
  expect(inlined(css)).toBe(css);
});

test('keeps a variable that another file names, also by prefix', () => {
  const css = ':root{--ifm-a:1px;--ifm-b-c:1px}p{top:var(--ifm-a) var(--ifm-b-c)}';
  expect(inlined(css, ['--ifm-a', '--ifm-b-'])).toBe(css);
});
