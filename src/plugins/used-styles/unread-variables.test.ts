import postcss from 'postcss';
import {expect, test} from 'vitest';
import {removeUnreadVariables, variablesUsedIn, variablesSetIn} from './unread-variables';

function left(css: string, elsewhere: {read?: string[]; set?: string[]} = {}): string {
  const root = postcss.parse(css);
  removeUnreadVariables(root, {read: [], set: [], ...elsewhere});
  return root.toString().replaceAll(/\s/g, '');
}

test('removes an unread variable, and those that only it reads', () => {
  expect(left(':root {--ifm-a: var(--ifm-b); --ifm-b: 1px} p {margin: 0}')).toBe(':root{}p{margin:0}');
});

test('keeps a variable that a rule reads, also transitively', () => {
  const css = ':root{--ifm-a:var(--ifm-b,2px);--ifm-b:1px}p{margin:calc(var(--ifm-a)*2)}';
  expect(left(css)).toBe(css);
});

test('keeps a variable that another file reads, wherever it is set', () => {
  const css = ':root{--ifm-a:1px}.b{--ifm-a:2px}';
  expect(left(css, {read: ['--ifm-a']})).toBe(css);
  expect(left(css)).toBe(':root{}.b{}');
});

test('a concatenated name keeps all variables with its prefix', () => {
  expect(variablesUsedIn('`var(--ifm-color-${kind})`', false)).toEqual(['--ifm-color-']);
  expect(left(':root{--ifm-color-a:red;--ifm-font-b:1px}', {read: ['--ifm-color-']})).toBe(':root{--ifm-color-a:red}');
});

test('keeps variables that are not of the framework', () =>
  expect(left(':root{--site-a:1px}')).toBe(':root{--site-a:1px}'));

test('removes variables that the site overrides from the root element, in both modes, but not from others', () => {
  const css =
    ':root{--ifm-a:1px}html[data-theme=dark]{--ifm-a:2px}html[data-theme=dark],.b{--ifm-a:3px}p{top:var(--ifm-a)}';
  expect(left(css, {set: ['--ifm-a']})).toBe(
    ':root{}html[data-theme=dark]{}html[data-theme=dark],.b{--ifm-a:3px}p{top:var(--ifm-a)}',
  );
});

test('keeps variables in nested at-rules: their element is not known', () =>
  expect(left(':root{@layer{--ifm-a:1px}}p{top:var(--ifm-a)}', {set: ['--ifm-a']})).toBe(
    ':root{@layer{--ifm-a:1px}}p{top:var(--ifm-a)}',
  ));

test('in style sheets, only reads count; in other files, every mention', () => {
  expect(variablesUsedIn('a{--ifm-a: var( --ifm-b, var(--ifm-c))}', true)).toEqual(['--ifm-b', '--ifm-c']);
  expect(variablesUsedIn(`style.getPropertyValue('--ifm-a')`, false)).toEqual(['--ifm-a']);
});

test('ignores variables that are set conditionally, or on other elements', () => {
  const css = ':root{--ifm-a:1px;--site-b:1px;color:red}.c{--ifm-c:1px}@media print{:root{--ifm-d:1px}}';
  expect(variablesSetIn(postcss.parse(css))).toEqual(['--ifm-a']);
});
