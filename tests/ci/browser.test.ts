import {chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {findBrowser, findWholeBrowser} from '../../.ci/install/browser.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  // Only the browsers of this test are found, through a mock of the `which` command.
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  command('which', `[ -x "${folder}/$1" ] && echo "${folder}/$1"`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

function command(name: string, script = 'exit 0'): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('tests prefer the headless shell; measurements use a full browser', () => {
  const whole = command('google-chrome');
  expect(findBrowser()).toBe(whole);
  const shell = command('chromium-headless-shell');
  expect(findBrowser()).toBe(shell);
  expect(findWholeBrowser()).toBe(whole);
});

test('CHROMIUM_PATH takes precedence', () => {
  command('chromium-headless-shell');
  const chosen = command('chosen');
  vi.stubEnv('CHROMIUM_PATH', chosen);
  expect(findBrowser()).toBe(chosen);
  expect(findWholeBrowser()).toBe(chosen);
});

test('the error for a missing browser names its path and a fix', () => {
  const missing = path.join(folder, 'missing');
  expect(existsSync(missing)).toBe(false);
  vi.stubEnv('CHROMIUM_PATH', missing);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  expect(() => findBrowser()).toThrow('exit 1');
  expect(said).toHaveBeenCalledWith(`CHROMIUM_PATH names ${missing}, which does not exist. Fix or unset it.`);
});
