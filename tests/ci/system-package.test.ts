import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {installSystemPackage} from '../../.ci/install/system-package.mjs';
import {mockCommands} from '../support/mock-commands';

const command = mockCommands();

beforeEach(() => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['a package that is installed', 'exit 0', true],
  ['a package that cannot be installed: the caller handles that', '[ "$1" = update ]', false],
  ['package lists that cannot be updated, while the install succeeds', '[ "$1" = install ]', true],
  ['no mirror at all', 'exit 100', false],
])('%s', (_name, script, isInstalled) => {
  command('apt-get', script);
  expect(installSystemPackage('zsh', 'for a test')).toBe(isInstalled);
});
