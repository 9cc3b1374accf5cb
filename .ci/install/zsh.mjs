import {installSystemPackage, which} from './system-package.mjs';

/** Ensures that zsh is installed: tests run its completion script, and a skipped test counts as failed. */
export function ensureZsh() {
  if (which('zsh') || installSystemPackage('zsh', 'for the completion script')) return;
  console.warn('No zsh: the tests of its completion script cannot run, and count as failed. Install zsh.');
}
