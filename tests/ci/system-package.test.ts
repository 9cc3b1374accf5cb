import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {installSystemPackage} from '../../.ci/install/system-package.mjs';

const searched = process.env.PATH ?? '';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'apt-get-'));
  process.env.PATH = `${folder}:${searched}`;
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  process.env.PATH = searched;
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** Puts a mock of apt-get on the PATH, before the system's: a shell script. */
function standIn(script: string): void {
  const file = path.join(folder, 'apt-get');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

test.each([
  ['a package that is installed', 'exit 0', true],
  ['a package that cannot be installed: the caller handles that', '[ "$1" = update ]', false],
  ['package lists that cannot be updated, while the install succeeds', '[ "$1" = install ]', true],
  ['no mirror at all', 'exit 100', false],
])('%s', (_name, script, isInstalled) => {
  standIn(script);
  expect(installSystemPackage('zsh', 'for a test')).toBe(isInstalled);
});
