import {spawnSync} from 'node:child_process';
import {run, say} from '../lib/process.mjs';

/**
 * Path of a command, if it is installed.
 *
 * @param {string} command
 */
export function which(command) {
  const {status, stdout} = spawnSync('which', [command], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Installs a system package, if apt-get is available and we are root; returns whether that succeeded.
 *
 * @param {string} name
 * @param {string} purpose
 */
export function installSystemPackage(name, purpose) {
  if (!which('apt-get') || process.getuid?.() !== 0) return false;
  say(`Installing ${name} ${purpose} (apt-get); about a minute.`);
  // This fails without a mirror, but the existing package lists may be sufficient.
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]) === 0;
}
