import {installSystemPackage, which} from './system-package.mjs';

/** Ensures that zsh is installed, in which the tests run the completion script. A skipped test counts as failed. */
export function ensureZsh() {
  if (which('zsh') || installSystemPackage('zsh', 'for the completion script')) return;
  console.warn('No zsh: the tests of its completion script cannot run, and count as failed. Install zsh.');
}
