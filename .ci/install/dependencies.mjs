import {readFileSync} from 'node:fs';
import path from 'node:path';
import {execute, root, say} from '../lib/process.mjs';

/** Installs the locked dependencies, unless they are what is installed. */
export function ensureDependencies() {
  if (isInstalled(root)) return;
  say('Installing dependencies from package-lock.json (npm ci); about a minute.');
  execute('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Whether exactly the locked packages are installed, but for optional ones, most of which are for other platforms.
 *
 * @param {string} project
 */
export function isInstalled(project) {
  const locked = packagesIn(path.join(project, 'package-lock.json'));
  // npm writes it at the end of each installation.
  const installed = packagesIn(path.join(project, 'node_modules/.package-lock.json'));
  if (!locked || !installed) return false;
  return (
    Object.entries(installed).every(([folder, {version, integrity}]) => {
      const expected = locked[folder];
      return expected?.version === version && expected.integrity === integrity;
    }) &&
    // The empty path is the project itself.
    Object.entries(locked).every(([folder, {optional}]) => folder === '' || folder in installed || optional === true)
  );
}

/** @typedef {Record<string, {version: string, integrity?: string, optional?: boolean}>} Packages by their folder */

/**
 * The packages in a lockfile; undefined if it is missing or corrupt. Their other fields depend on the version of npm.
 *
 * @param {string} file
 */
function packagesIn(file) {
  try {
    /** @type {{packages: Packages}} */
    const {packages} = JSON.parse(readFileSync(file, 'utf8'));
    return packages;
  } catch {
    return undefined;
  }
}
