import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {execute, root, say} from '../lib/process.mjs';

const marker = path.join(root, 'node_modules', '.installed-lockfile');

/** Installs the locked dependencies if they are missing or the lockfile has changed. */
export function ensureDependencies() {
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockfile) return;
  say('Installing dependencies from package-lock.json (npm ci); about a minute.');
  execute('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(marker, lockfile);
}
