import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {execute, say} from './process.mjs';

const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, the system's, Playwright's own, or else
 * the distribution's package, which is installed. Not every machine can download Playwright's.
 */
export function ensureBrowser() {
  const found = findBrowser() ?? installBrowser();
  if (found) return found;
  console.error(
    'No Chromium for the browser tests. Install one (apt-get install chromium, or npx playwright install chromium), ' +
      'or set CHROMIUM_PATH to it.',
  );
  process.exit(1);
}

/** Path of a Chromium that is there already, if there is one. */
export function findBrowser() {
  const {CHROMIUM_PATH: chosen} = process.env;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    console.error(`CHROMIUM_PATH names ${chosen}, which does not exist. Mend or unset it.`);
    process.exit(1);
  }
  return systemBrowsers.map(which).find(Boolean) ?? playwrightBrowser();
}

function which(command) {
  const {status, stdout} = spawnSync('which', [command], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

function playwrightBrowser() {
  // Not imported above: this module also runs before the dependencies are installed.
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installBrowser() {
  if (which('apt-get') && process.getuid?.() === 0) {
    say('Installing Chromium for the browser tests (apt-get); about a minute.');
    execute('apt-get', ['update', '-qq']);
    execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    say('Downloading Chromium for the browser tests (playwright install).');
    execute('npx', ['playwright', 'install', 'chromium']);
  }
  return findBrowser();
}
