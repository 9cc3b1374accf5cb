// What the checks need of the system, besides Node: .ci/test.mjs starts this beside npm ci.
import {installHeadlessShell} from './install/browser.mjs';
import {ensurePythonModules} from './install/python.mjs';
import {ensureZsh} from './install/zsh.mjs';

installHeadlessShell();
ensurePythonModules();
ensureZsh();
