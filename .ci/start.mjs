// npm start: the dev server. It reads data, samples, plugins and configuration only once, so it is restarted when one
// of them changes; the browser waits for it and reloads the page.
import {spawn} from 'node:child_process';
import path from 'node:path';
import {inputs} from '../src/plugins/build-cache/inputs.mjs';
import {root, say} from './lib/process.mjs';
import {watchFiles} from './lib/watch-files.mjs';

const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const args = process.argv.slice(2);

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let isOutdated = false;

/** @param {readonly string[]} options */
function start(options) {
  server = spawn(process.execPath, [docusaurus, 'start', ...options], {cwd: root, stdio: 'inherit'});
  server.on('exit', (status) => {
    server = undefined;
    if (isOutdated) startAgain();
    else if (options === args || status === 0) process.exit(status ?? 1);
    else say('The dev server has exited: its message is above. It restarts when you save a fix.');
  });
}

function startAgain() {
  isOutdated = false;
  // The browser already has the page open.
  start([...args, '--no-open']);
}

/** @param {string} file relative to the root */
function onChange(file) {
  if (!isOutdated) say(`${file} has changed: restarting the dev server.`);
  isOutdated = true;
  if (server) server.kill();
  else startAgain();
}

watchFiles(root, inputs, onChange);
process.on('SIGTERM', () => {
  server?.kill();
  process.exit();
});
start(args);
