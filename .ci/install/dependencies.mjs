import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {execute, root, say} from '../lib/process.mjs';

/** Installs the locked dependencies if they are missing, or others than the lockfile's may be installed. */
export function ensureDependencies() {
  if (isInstalled(root)) return;
  say('Installing dependencies from package-lock.json (npm ci); about a minute.');
  execute('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  markInstalled(root);
}

/**
 * Whether nothing has changed since `markInstalled`.
 *
 * @param {string} project
 */
export function isInstalled(project) {
  const marker = markerOf(project);
  return existsSync(marker) && readFileSync(marker, 'utf8') === stateOf(project);
}

/** @param {string} project */
export function markInstalled(project) {
  writeFileSync(markerOf(project), stateOf(project));
}

/** @param {string} project */
function markerOf(project) {
  return path.join(project, 'node_modules', '.installed-lockfile');
}

/**
 * A digest of what should be installed, and of what npm says is: `npm install` on another branch changes only the
 * latter.
 *
 * @param {string} project
 */
function stateOf(project) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    const place = path.join(project, file);
    hash.update(existsSync(place) ? readFileSync(place) : '');
  }
  return hash.digest('hex');
}
