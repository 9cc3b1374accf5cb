import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {bundle} from './bundle.test-helper';
import {mustMatch, type ModuleRule} from './must-match';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'must-match-'));
  mkdirSync(path.join(siteDir, 'lib'));
  writeFileSync(path.join(siteDir, 'main.js'), "import './lib/parts';");
  writeFileSync(path.join(siteDir, 'lib/parts.js'), 'import "./history";');
  writeFileSync(path.join(siteDir, 'lib/history.js'), '');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

/** Returns the error messages of a build with this rule. */
async function messagesFor(rule: ModuleRule): Promise<readonly string[]> {
  const output = {path: path.join(siteDir, 'out')};
  const {errors} = await bundle({context: siteDir, output, plugins: [mustMatch('owner', [rule])]});
  return errors;
}

const parts = /[\\/]lib[\\/]parts\.js$/;

test('a build succeeds if its rules have an effect', async () => {
  expect(await messagesFor({modules: parts})).toEqual([]);
  expect(await messagesFor({modules: parts, imports: ['./history$']})).toEqual([]);
});

test('a rule for a file that is not part of the site fails the build, naming the file', async () => {
  const [message, ...others] = await messagesFor({modules: /[\\/]moved\.js$/});
  expect(message).toContain(String.raw`src/plugins/owner: No module of the site matches /[\\/]moved\.js$/.`);
  expect(message).toContain('src/theme/README.md');
  expect(others).toEqual([]);
});

test('so does a rule for an import that no matched module has', async () => {
  const [message] = await messagesFor({modules: parts, imports: ['./history', './preload']});
  expect(message).toContain('js$/ imports ./preload.');
});

test('of a module that does not compile, no second error follows', async () => {
  writeFileSync(path.join(siteDir, 'main.js'), 'export cnst = 1;');
  expect(await messagesFor({modules: parts})).toEqual([expect.stringContaining('export cnst = 1;')]);
});
