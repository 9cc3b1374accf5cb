import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {bundleWithoutErrors} from '../lib/bundle.test-helper';
import leanStyles from '.';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'lean-styles-'));
  mkdirSync(path.join(siteDir, 'src/plugins'), {recursive: true});
});
afterEach(() => rmSync(siteDir, {recursive: true}));

interface Options {
  readonly script?: string;
  readonly isMinimized?: boolean;
  readonly entry?: string;
}

/** Builds a script with the style sheet, and returns the latter. */
async function build(css: string, {script = '', isMinimized = true, entry = 'main'}: Options = {}): Promise<string> {
  writeFileSync(path.join(siteDir, 'main.css'), css);
  writeFileSync(path.join(siteDir, 'main.js'), `import './main.css';\n${script}`);
  const configure = leanStyles({siteDir, siteConfig: {themeConfig: {}}} as LoadContext).configureWebpack as (
    config: object,
    isServer: boolean,
  ) => {plugins?: []};
  await bundleWithoutErrors({
    context: siteDir,
    entry: {[entry]: './main.js'},
    output: {path: siteDir, filename: 'out.js', cssFilename: 'out.css'},
    module: {rules: [{test: /\.css$/, type: 'css'}]},
    experiments: {css: true},
    optimization: {minimize: false},
    plugins: configure({optimization: {minimize: isMinimized}}, false).plugins,
  });
  return readFileSync(path.join(siteDir, 'out.css'), 'utf8').trim();
}

const framework = '@layer docusaurus.infima{}';
const css = `:root{--a:1px}p{top:var(--a)}${framework}`;

test('simplifies the style sheets of a build', async () => {
  expect(await build(css)).toBe(`:root{}p{top:1px}${framework}`);
});

test('removes rules of the framework that no script needs, and then the variables that only these read', async () => {
  const sheet = ':root{--a:1px;--b:2px}[dir]{--b:3px}@layer docusaurus.infima{.a{top:0}.b{top:var(--b)}}';
  expect(await build(sheet, {script: 'document.body.className = "a";'})).toBe(
    ':root{}[dir]{}@layer docusaurus.infima{.a{top:0}}',
  );
});

test('removes rules for styles of the theme that are not configured, though its scripts name their classes', async () => {
  const sheet = '@layer docusaurus.infima{.navbar{top:0}.navbar--dark{top:1px}}';
  expect(await build(sheet, {script: 'document.body.className = `navbar navbar--dark`;'})).toBe(
    '@layer docusaurus.infima{.navbar{top:0}}',
  );
});

test('leaves those of the dev server alone', async () => {
  expect(await build(css, {isMinimized: false})).toBe(css);
});

test('keeps a variable that a script names', async () => {
  expect(await build(css, {script: "document.body.style.setProperty('--a', '2px');"})).toBe(css);
});

test('keeps a variable that the code of a plugin names', async () => {
  writeFileSync(path.join(siteDir, 'src/plugins/frame.ts'), 'export const html = \'<p style="top: var(--a)">\';');
  expect(await build(css)).toBe(css);
});

test('fails if the style sheet of all pages is not found', async () => {
  await expect(build(css, {entry: 'other'})).rejects.toThrow(
    'src/plugins/lean-styles: the entry "main" has no style sheet.',
  );
});

test('leaves prefixes to the minimizer: PostCSS runs no preset, and looks for no configuration', () => {
  const layers = () => undefined;
  const plugin = leanStyles({siteConfig: {themeConfig: {}}} as LoadContext);
  expect(
    plugin.configurePostCss?.({ident: 'postcss', plugins: [['/a/postcss-preset-env/index.cjs', {}], layers]}),
  ).toEqual({ident: 'postcss', config: false, plugins: [layers]});
});
