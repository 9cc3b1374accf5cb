// npm test: installs what is missing, the browser included, and runs every check that CI runs.
import {ensureBrowser} from './browser.mjs';
import {ensureDependencies} from './dependencies.mjs';
import {run} from './process.mjs';
import {ensurePythonModules} from './python.mjs';
import {ensureZsh} from './zsh.mjs';

ensureDependencies();
const browser = ensureBrowser();
ensurePythonModules();
ensureZsh();
process.exit(run('npm', ['run', '--silent', 'check'], {CHROMIUM_PATH: browser}));
