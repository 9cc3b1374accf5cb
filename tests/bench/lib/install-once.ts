import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Installs the dependencies of a folder if its manifest has changed since the last install. Install scripts do not run.
 */
export function installOnce(folder: string): void {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const installed = path.join(folder, 'node_modules/.installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === manifest) return;
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(installed, manifest);
}
