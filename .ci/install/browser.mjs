import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {run, say} from '../lib/process.mjs';
import {installSystemPackage, which} from './system-package.mjs';

/** Chromium without its UI, which tests do not need and which would take much of their CPU time. */
const headlessShell = 'chromium-headless-shell';
const systemBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Installs the best browser for the tests, unless one is configured. Not every distribution has the package. */
export function installHeadlessShell() {
  if (!chosenBrowser() && !which(headlessShell)) installBrowser(headlessShell);
}

/**
 * Path of a Chromium for the browser tests, in order of preference: `CHROMIUM_PATH`, the distribution's headless shell,
 * another system browser, Playwright's own. If there is none, installs one: not every machine has the package, or can
 * download from Playwright.
 */
export function ensureBrowser() {
  for (const way of [findBrowser, () => installBrowser('chromium'), downloadBrowser]) {
    const found = way();
    if (found) return found;
  }
  console.error(
    'No Chromium for the browser tests. Install one (apt-get install chromium, or npx playwright install chromium), ' +
      'or set CHROMIUM_PATH to it.',
  );
  process.exit(1);
}

/** Path of an installed Chromium for tests, if any. */
export function findBrowser() {
  return chosenBrowser() ?? which(headlessShell) ?? installedBrowser();
}

/** Same for benchmarks: a full browser, like that of readers, including its work outside the page. */
export function findWholeBrowser() {
  return chosenBrowser() ?? installedBrowser();
}

function chosenBrowser() {
  const {CHROMIUM_PATH: chosen} = process.env;
  if (!chosen) return undefined;
  if (existsSync(chosen)) return chosen;
  console.error(`CHROMIUM_PATH names ${chosen}, which does not exist. Fix or unset it.`);
  process.exit(1);
}

/** @param {string} name */
function installBrowser(name) {
  return installSystemPackage(name, 'for the browser tests') ? which(name) : undefined;
}

function installedBrowser() {
  return systemBrowsers.map(which).find(Boolean) ?? playwrightBrowser();
}

function playwrightBrowser() {
  // Loaded lazily: this module also runs before the dependencies are installed.
  /** @type {typeof import('@playwright/test')} */
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function downloadBrowser() {
  say('Downloading Chromium for the browser tests (playwright install).');
  run('npx', ['playwright', 'install', 'chromium']);
  return playwrightBrowser();
}
