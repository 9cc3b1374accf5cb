import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {purgeFramework} from './index';

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'used-styles-'));
  mkdirSync(path.join(siteDir, 'docs'));
  writeFileSync(path.join(siteDir, 'docs/page.mdx'), '<a className="button button--primary">Text</a>');
});
afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

const css = '.button--primary {color: red}\n.hero {color: red}\ntable {color: red}\nmarquee {color: red}';
const purge = (from: string) => postcss([purgeFramework(siteDir)]).process(css, {from: path.join(siteDir, from)});

test('classes that a page names stay, and elements that Markdown makes; others go', async () => {
  const {css: left} = await purge('node_modules/infima/dist/css/default/default.css');
  expect(left).toContain('.button--primary');
  expect(left).toContain('table');
  expect(left).not.toContain('.hero');
  expect(left).not.toContain('marquee');
});

test('style sheets of the site and of the theme stay as they are', async () => {
  expect((await purge('src/css/tokens.css')).css).toBe(css);
});

test('the bundler is told that the style sheet depends on pages', async () => {
  const {messages} = await purge('node_modules/infima/dist/css/default/default.css');
  expect(messages).toContainEqual({type: 'dir-dependency', dir: path.join(siteDir, 'docs')});
});
