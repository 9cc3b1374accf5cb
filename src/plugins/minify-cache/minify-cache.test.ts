import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {bundleWithoutErrors} from '../lib/bundle.test-helper';
import minifyCache from '.';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'minify-cache-'));
  writeFileSync(path.join(siteDir, 'config.ts'), '');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

/** Returns the minified script of a build, with or without the plugin. */
async function build(source: string, {withPlugin = true, dropConsole = false, banner = ''} = {}): Promise<string> {
  writeFileSync(path.join(siteDir, 'main.js'), source);
  const {configureWebpack} = minifyCache({siteDir, siteConfigPath: path.join(siteDir, 'config.ts')} as LoadContext);
  const {plugins = []} = (configureWebpack as (config: object) => {plugins?: []})({
    optimization: {minimize: withPlugin},
  });
  const minimizerOptions = {compress: {drop_console: dropConsole}};
  await bundleWithoutErrors({
    context: siteDir,
    output: {path: siteDir, filename: 'out.js'},
    optimization: {minimizer: [new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions})]},
    plugins: [...plugins, new rspack.BannerPlugin({banner, raw: true})],
  });
  return readFileSync(path.join(siteDir, 'out.js'), 'utf8');
}

const source = `const words = ['one', 'two'];\nfor (const word of words) console.log(word + location.href);\nlog(words);`;

test('the output is the same as without the plugin, on a cache miss and on a hit', async () => {
  const expected = await build(source, {withPlugin: false});
  expect(expected).not.toContain('words');
  expect(await build(source)).toBe(expected);
  expect(await build(source)).toBe(expected);
});

test('the minimizer skips cached scripts', async () => {
  const minified = await build(source);
  expect(minified).toContain('log(');
  // With this option, the minimizer would drop the calls.
  const other = {dropConsole: true};
  expect(await build(source, {...other, withPlugin: false})).not.toContain('console.log');
  expect(await build(source, other)).toBe(minified);
  expect(await build(`${source}\nlog(1);`, other)).not.toContain('console.log');
});

test('a change of the site config, which selects the minimizer, invalidates the cache', async () => {
  await build(source);
  writeFileSync(path.join(siteDir, 'config.ts'), 'another');
  expect(await build(source, {dropConsole: true})).not.toContain('console.log');
});

test('a script that cannot be minified fails every build', async () => {
  const broken = {banner: 'const a = 1; const a = ;'};
  await expect(build(source, broken)).rejects.toThrow('Expression expected');
  await expect(build(source, broken)).rejects.toThrow('Expression expected');
});
