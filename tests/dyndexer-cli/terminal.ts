import {spawn} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {outcomeOf} from '../../.ci/lib/process.mjs';
import {cliSettings} from '../../src/data/dyndexer-cli';
import {shellWord} from '../../src/lib/literals/shell-word';
import {readConsoleSession} from '../../src/lib/text/console-session';
import type {Dyndexer} from '../dyndexer';
import {LoopbackServer} from '../support/loopback-server';
import {run} from './stand-in/run';

const samples = path.join(import.meta.dirname, '../../src/samples/dyndexer');

/** The URL in samples, which is replaced with that of the mock service. */
const publishedUrl = 'https://dyndexer.example.com/v1';

/** The smallest WebAssembly module: its magic number and its version. */
const processor = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

const variables = cliSettings.flatMap(({variable}) => variable?.name ?? []);

/**
 * The `dyndexer` executable of a terminal: it sends its context and arguments to this process, and evaluates the script
 * that comes back.
 */
const program = `#!/usr/bin/env bash
eval "$(printf '%s\\0' "$PWD" ${variables.map((name) => `"$${name}"`).join(' ')} "$@" | curl --silent --data-binary @- "$STAND_IN")"
`;

/**
 * Runs a command from the data that {@link program} sends; returns a script that reproduces its output and exit code.
 */
async function answer(call: string): Promise<string> {
  const [folder = '', ...rest] = call.split('\0').slice(0, -1);
  const env = Object.fromEntries(variables.map((name, index) => [name, rest[index] || undefined]));
  const {stdout, stderr, exitCode} = await run(rest.slice(variables.length), {env, folder});
  return `printf %s ${shellWord(stdout)}; printf %s ${shellWord(stderr)} >&2; exit ${exitCode}`;
}

/** A shell in a folder with the files that the page mentions, where `dyndexer` is the mock. */
export class Terminal {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'dyndexer-cli-'));
  private readonly service: Dyndexer;
  private readonly commands: LoopbackServer;

  private constructor(service: Dyndexer, commands: LoopbackServer) {
    this.service = service;
    this.commands = commands;
    this.put('dyndexer', program);
    chmodSync(path.join(this.folder, 'dyndexer'), 0o755);
    this.put('processor.wasm', processor);
    this.put('README.md', '# Not WebAssembly\n');
    this.put('postgres_writer_config.json', readSample('postgres-writer-config.json'));
  }

  static async open(service: Dyndexer): Promise<Terminal> {
    const commands = new LoopbackServer((request, response) => {
      void text(request)
        .then(answer)
        .catch((error: unknown) => `echo ${shellWord(`The stand-in failed: ${String(error)}`)} >&2; exit 99`)
        .then((script) => response.end(script));
    });
    await commands.start();
    return new Terminal(service, commands);
  }

  put(file: string, content: string | Uint8Array): void {
    writeFileSync(path.join(this.folder, file), typeof content === 'string' ? this.local(content) : content);
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file));
  }

  /** Runs a script in bash. Standard error is redirected to standard output, as in a terminal. */
  run(script: string): Promise<{output: string; exitCode: number}> {
    const child = spawn('bash', ['--norc', '-c', `exec 2>&1\n${this.local(script)}`], {
      cwd: this.folder,
      env: {
        PATH: `${this.folder}:${process.env.PATH}`,
        SYNDICA_API_KEY: this.service.apiKey,
        DYNDEXER_URL: this.service.url,
        STAND_IN: this.commands.origin,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return outcomeOf(child);
  }

  /** Replays a session's commands in one shell; returns the session with their actual output. */
  async replay(session: string): Promise<string> {
    const mark = '--- next command ---';
    const commands = readConsoleSession(session).map(({command}) => command);
    const {output} = await this.run(commands.map((command) => `${command}\necho '${mark}'`).join('\n'));
    const parts = output.split(`${mark}\n`);
    return commands.map((command, index) => `$ ${command}\n${this.published(parts[index] ?? '')}`).join('');
  }

  async close(): Promise<void> {
    await this.commands.stop();
    rmSync(this.folder, {recursive: true, force: true});
  }

  private local(text: string): string {
    return text.replaceAll(publishedUrl, this.service.url).replaceAll('YOUR_API_KEY', this.service.apiKey);
  }

  private published(text: string): string {
    return text.replaceAll(this.service.url, publishedUrl);
  }
}

/** A sample from the dyndexer pages. */
export function readSample(name: string): string {
  return readFileSync(path.join(samples, name), 'utf8');
}
