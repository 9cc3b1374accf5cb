import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {sideBySide} from '../../.ci/checks.mjs';
import {outcomeOf} from '../../.ci/lib/process.mjs';

const root = path.join(__dirname, '../..');

/** A copy, as the script removes the reports of earlier checks, such as those that this test is part of. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  for (const name of ['.ci', 'src/config', 'src/plugins/lib']) {
    cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
  }
  // Not the whole folder, which would get this copy's caches.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['node_modules/jiti', 'node_modules/sucrase']) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
});
afterEach(() => rmSync(folder, {recursive: true}));

test('what the shell has for a build with another search, or without an offline copy, does not reach the checks', async () => {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const npm = '#!/bin/sh\necho "ran $3 with [$ALGOLIA_APP_ID$ALGOLIA_ADMIN_API_KEY$SEARCH_FALLBACK$OFFLINE]"\n';
  writeFileSync(path.join(bin, 'npm'), npm, {mode: 0o755});
  const settings = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: 'key', SEARCH_FALLBACK: 'embedded', OFFLINE: 'off'};
  const check = spawn(process.execPath, ['.ci/check.mjs'], {
    cwd: folder,
    env: {...process.env, ...settings, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`},
  });
  const {output} = await outcomeOf(check);
  expect(output).toContain('ran build with []');
  expect(output.match(/ran \S+ with \[\]/g)).toHaveLength(sideBySide.length + 1 + 1);
});
