import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {namesInUse} from './names-in-use';
import usedStyles, {purgeFramework} from './index';

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'used-styles-'));
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/page.mdx'), '<a className="button button--primary">Text</a>');
});
afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

const sheetFile = 'node_modules/infima/dist/css/default/default.css';
const css = '.button--primary {color: red}\n.hero {color: red}\ntable {color: red}\nmarquee {color: red}';
const purge = (from: string) => {
  const names = path.join(siteDir, 'names.json');
  writeFileSync(names, JSON.stringify(namesInUse(siteDir, css)));
  return postcss([purgeFramework(names)]).process(css, {from: path.join(siteDir, from)});
};

interface LayersPlugin {
  default(
    context: object,
    options: object,
  ): {configurePostCss(options: {plugins: AcceptedPlugin[]}): {plugins: AcceptedPlugin[]}};
}

test('keeps classes that a page names, and elements that Markdown creates; removes others', async () => {
  const {css: left} = await purge(sheetFile);
  expect(left).toContain('.button--primary');
  expect(left).toContain('table');
  expect(left).not.toContain('.hero');
  expect(left).not.toContain('marquee');
});

test('processes every rule, even if the theme moves them into a layer', async () => {
  const layers = createRequire(import.meta.url)('@docusaurus/plugin-css-cascade-layers') as LayersPlugin;
  const options = {id: 'default', layers: {framework: (file: string) => file.includes('infima')}};
  const {plugins} = layers.default({generatedFilesDir: ''}, options).configurePostCss({plugins: []});
  const plugin = usedStyles({siteDir, generatedFilesDir: siteDir, siteConfig: {themeConfig: {}}} as LoadContext);
  const createData = (name: string, data: unknown) => {
    mkdirSync(path.join(siteDir, 'used-styles/default'), {recursive: true});
    writeFileSync(path.join(siteDir, 'used-styles/default', name), JSON.stringify(data));
  };
  await plugin.contentLoaded?.({content: undefined, actions: {createData} as unknown as PluginContentLoadedActions});
  const ours = plugin.configurePostCss?.({plugins}) as {plugins: AcceptedPlugin[]};
  const rules = ['.hero {color: red}', '.pills {color: red}', '.badge {color: red}', 'table {color: red}'];
  const from = path.join(siteDir, sheetFile);
  const {css: left} = await postcss(ours.plugins).process(rules.join('\n'), {from});
  expect(left.replaceAll(/\s/g, '')).toBe('@layerframework{table{color:red}}');
});

test('leaves style sheets of the site alone', async () => {
  expect((await purge('src/css/tokens.css')).css).toBe(css);
});

test('declares the names in use as a dependency', async () => {
  const {messages} = await purge(sheetFile);
  expect(messages).toContainEqual({type: 'dependency', file: path.join(siteDir, 'names.json')});
});
