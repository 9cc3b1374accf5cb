import {existsSync} from 'node:fs';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {findBrowser, findWholeBrowser} from '../../.ci/install/browser.mjs';
import {mockCommands} from '../support/mock-commands';

// Only the browsers of these tests are found.
const command = mockCommands({isAlone: true});

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  command('which', '[ -x "${0%/*}/$1" ] && echo "${0%/*}/$1"');
});

afterEach(() => {
  vi.restoreAllMocks();
});

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
  const missing = '/nowhere/chromium';
  expect(existsSync(missing)).toBe(false);
  vi.stubEnv('CHROMIUM_PATH', missing);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  expect(() => findBrowser()).toThrow('exit 1');
  expect(said).toHaveBeenCalledWith(`CHROMIUM_PATH names ${missing}, which does not exist. Fix or unset it.`);
});
