// Installs the system packages that the checks need: .ci/test.mjs runs this in parallel with npm ci.
import {installHeadlessShell} from './install/browser.mjs';
import {ensurePythonModules} from './install/python.mjs';
import {ensureZsh} from './install/zsh.mjs';

installHeadlessShell();
ensurePythonModules();
ensureZsh();
