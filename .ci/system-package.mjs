import {spawnSync} from 'node:child_process';
import {execute, say} from './process.mjs';

/** Path of a command, if the system has it. */
export function which(command) {
  const {status, stdout} = spawnSync('which', [command], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/** Installs a package of the distribution, where that is Debian's kind and we may; says whether it tried. */
export function installSystemPackage(name, purpose) {
  if (!which('apt-get') || process.getuid?.() !== 0) return false;
  say(`Installing ${name} ${purpose} (apt-get); about a minute.`);
  execute('apt-get', ['update', '-qq']);
  execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  return true;
}
