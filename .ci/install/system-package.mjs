import {spawnSync} from 'node:child_process';
import {run, say} from '../lib/process.mjs';

/** Path of a command, if the system has it. */
export function which(command) {
  const {status, stdout} = spawnSync('which', [command], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/** Installs a package of the distribution, where that is Debian's kind and we may; says whether that worked. */
export function installSystemPackage(name, purpose) {
  if (!which('apt-get') || process.getuid?.() !== 0) return false;
  say(`Installing ${name} ${purpose} (apt-get); about a minute.`);
  // Without a mirror this fails, and the lists that are there may do.
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]) === 0;
}
