import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {run, say} from './process.mjs';
import {installSystemPackage, which} from './system-package.mjs';

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

function playwrightBrowser() {
  // Not imported above: this module also runs before the dependencies are installed.
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installBrowser() {
  if (!installSystemPackage('chromium', 'for the browser tests')) {
    say('Downloading Chromium for the browser tests (playwright install).');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  return findBrowser();
}
