import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Tells the maintainer what is happening.
 *
 * @param {string} text
 */
export function say(text) {
  console.log(`\n▶ ${text}`);
}

/**
 * Runs a command in the project root and shows its output. Returns its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function run(command, args, env = {}) {
  const {status, error} = spawnSync(command, args, {cwd: root, stdio: 'inherit', env: {...process.env, ...env}});
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}

/**
 * Waits for the end of a process; returns its exit code, 1 after a signal, and what it wrote to its piped streams.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{exitCode: number, output: string}>}
 * @throws when it could not be started.
 */
export function outcomeOf(child) {
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({exitCode: exitCode ?? 1, output: Buffer.concat(chunks).toString()}));
  });
}

/**
 * Like `run`, but asynchronous: captures the output and returns it with the exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment] variables in addition to those of this process
 * @returns {Promise<{exitCode: number, output: string}>}
 */
export function runCaptured(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...environment},
  });
  return outcomeOf(child).catch((/** @type {unknown} */ error) => ({
    exitCode: 1,
    output: `${command} could not be started: ${String(error)}\n`,
  }));
}

/**
 * Like `run`, but ends this process when the command fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
export function execute(command, args) {
  const status = run(command, args);
  if (status === 0) return;
  console.error(`\n${command} ${args.join(' ')} failed with exit code ${status}. Its own message is above.`);
  process.exit(status);
}
