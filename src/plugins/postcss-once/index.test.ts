import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterEach, beforeEach, expect, test} from 'vitest';
import postcssOnce from './index';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'postcss-once-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

interface Configured {
  readonly plugins: AcceptedPlugin[];
}

const configure = (options: {readonly plugins: unknown[]}) => postcssOnce().configurePostCss?.(options) as Configured;

test('instantiates plugins given by path once, for the first style sheet', () => {
  const maker = path.join(folder, 'maker.cjs');
  const {plugins} = configure({
    plugins: [
      [maker, {mark: 'a'}],
      [maker, {mark: 'b'}],
    ],
  });
  // Written only now: configuring must not load it.
  writeFileSync(
    maker,
    `let made = 0;
    module.exports = ({mark}) => {
      made += 1;
      const text = mark + made;
      return {postcssPlugin: 'made', Once: (root) => void root.append({text})};
    };`,
  );
  const process = (css: string) => postcss(plugins).process(css, {from: undefined}).css;
  expect(process('p {}')).toBe('p {}\n/* a1 */\n/* b2 */');
  expect(process('h1 {}')).toBe('h1 {}\n/* a1 */\n/* b2 */');
});

test('keeps other plugins and options', () => {
  const made = {postcssPlugin: 'as-it-is'};
  const options = {ident: 'postcss', plugins: [made]};
  expect(configure(options)).toEqual({ident: 'postcss', config: false, plugins: [made]});
});

test('plugins have no properties: the bundler would read an object with one as a name with options', () => {
  const {plugins} = configure({plugins: [path.join(folder, 'maker.cjs')]});
  expect(plugins.map((plugin) => Object.keys(plugin))).toEqual([[]]);
});
