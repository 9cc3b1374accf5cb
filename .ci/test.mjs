// npm test: installs missing dependencies, including the browser, and runs every check that CI runs.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {ensureBrowser} from './install/browser.mjs';
import {ensureDependencies} from './install/dependencies.mjs';
import {ensureNode} from './install/node.mjs';
import {root, run} from './lib/process.mjs';

ensureNode();
// In parallel with npm ci, which unpacks while this downloads.
const systemReady = once(spawn(process.execPath, ['.ci/system.mjs'], {cwd: root, stdio: 'inherit'}), 'exit');
ensureDependencies();
await systemReady;
const browser = ensureBrowser();
process.exit(run('npm', ['run', '--silent', 'check'], {CHROMIUM_PATH: browser}));
