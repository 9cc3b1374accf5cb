import {installSystemPackage, which} from './system-package.mjs';

/** Sees to zsh, in which the tests run the completion script for it. A test that is skipped counts as failed. */
export function ensureZsh() {
  if (which('zsh') || installSystemPackage('zsh', 'for the completion script')) return;
  console.warn('No zsh: the tests of its completion script cannot run, and count as failed. Install zsh.');
}
