import postcss from 'postcss';
import {expect, test} from 'vitest';
import {simplifyVariables} from './simplify-variables';

interface Input {
  /** The sheet of some pages. */
  readonly other?: string;
  readonly named?: string[];
}

/** The sheet that all pages load, and the other one, afterwards. */
function simplify(common: string, {other = '', named = []}: Input = {}): [string, string] {
  const sheets = [postcss.parse(common), postcss.parse(other)] as const;
  simplifyVariables(sheets, sheets[0], named);
  const [first = '', second = ''] = sheets.map((root) => root.toString().replaceAll(/\n\s*/g, ''));
  return [first, second];
}

test('replaces a constant by its value, also transitively and in another sheet, and drops it', () => {
  expect(simplify(':root{--a:2px;--b:var(--a)}p{top:calc(var( --b )*2)}', {other: 'q{top:var(--b)}'})).toEqual([
    ':root{}p{top:calc(2px*2)}',
    'q{top:2px}',
  ]);
});

test('a constant may depend on the color mode, through a variable that only the root element sets', () => {
  const dark = '@media screen{[data-theme=dark]{--b:blue}}';
  expect(simplify(`:root{--a:var(--b);--b:red}${dark}p{color:var(--a)}`)[0]).toBe(
    `:root{--b:red}${dark}p{color:var(--b)}`,
  );
});

test('the setting outside of all layers wins over those of the framework, in both color modes', () => {
  const layer = '@layer l{:root{--a:1px}html[data-theme=dark]{--a:2px}}';
  expect(simplify(`${layer}:root{--a:3px}p{top:var(--a)}`)[0]).toBe(
    '@layer l{:root{}html[data-theme=dark]{}}:root{}p{top:3px}',
  );
});

test.each([
  ['set in both color modes', ':root{--a:1px}html[data-theme=dark]{--a:2px}p{top:var(--a)}'],
  ['set for some elements', '.b{--a:1px}p{top:var(--a)}'],
  ['set in some media', '@media print{:root{--a:1px}}p{top:var(--a)}'],
  ['set in a nested rule', ':root{@layer{--a:1px}}p{top:var(--a)}'],
  ['set by an important declaration', ':root{--a:1px !important}p{top:var(--a)}'],
  ['that depends on one that elements set', ':root{--a:var(--b)}.c{--b:1px}p{top:var(--a)}'],
  ['that depends on one that nothing sets', ':root{--a:var(--b)}p{top:var(--a)}'],
  ['that depends on itself', ':root{--a:var(--a)}p{top:var(--a)}'],
  ['read with a fallback', ':root{--a:1px}p{top:var(--a,2px)}'],
  ['that inherits: its readers would, instead', ':root{--a:inherit}p{color:var(--a)}'],
  ['that is empty', ':root{--a: }p{color:var(--a)}'],
  ['set in a layer, and for some elements outside of it', '@layer l{:root{--a:1px}}.b{--a:2px}p{top:var(--a)}'],
])('keeps a variable %s', (_, css) => expect(simplify(css)[0]).toBe(css));

test('keeps a variable of a sheet that not all pages load', () => {
  const other = ':root{--a:1px}p{top:var(--a)}';
  expect(simplify('q{top:var(--a)}', {other})).toEqual(['q{top:var(--a)}', other]);
});

test('keeps a variable that scripts or markup name, also by prefix, and those that depend on it', () => {
  const css = ':root{--a:1px;--b-c:1px;--d:var(--a)}p{top:var(--a) var(--b-c) var(--d)}';
  expect(simplify(css, {named: ['--a', '--b-']})[0]).toBe(css);
});

test('drops a variable that nothing reads, and those that only it reads', () => {
  expect(simplify('.a{--a:var(--b)}:root{--b:1px}html{--b:2px}p{top:0}')[0]).toBe('.a{}:root{}html{}p{top:0}');
});

test('keeps a variable that a rule reads through another one', () => {
  const css = '.a{--a:var(--b,2px)}.b{--b:1px}p{top:var(--a)}';
  expect(simplify(css)[0]).toBe(css);
});
