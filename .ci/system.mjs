// What the checks need of the system, besides Node: .ci/test.mjs starts this beside npm ci.
import {installHeadlessShell} from './browser.mjs';
import {ensurePythonModules} from './python.mjs';
import {ensureZsh} from './zsh.mjs';

installHeadlessShell();
ensurePythonModules();
ensureZsh();
