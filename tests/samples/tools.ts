import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from './paths';

/** A program installed on this machine. */
export interface Tool {
  readonly command: string;
  /** Name and version, as the record has them: `Go 1.19.8`. */
  readonly label: string;
}

export interface Python extends Tool {
  /** Installed third-party modules that samples may import, with their versions. */
  readonly modules: Readonly<Record<string, string>>;
  /** Location of user-installed packages, which Python would otherwise search below HOME. */
  readonly userBase: string;
}

/** Tools that proofs use; a missing one weakens the proof of its language. */
export interface Tools {
  readonly bash?: Tool;
  /** Commands that a shell sample may call, by name. */
  readonly commands: Readonly<Record<string, Tool>>;
  readonly pythons: readonly Python[];
  readonly go?: Tool;
  readonly rustfmt?: Tool;
  readonly zig?: Tool;
}

/** Commands that shell samples call and a machine may lack. */
export const shellCommands = ['curl', 'jq', 'openssl'];

/** Third-party modules that samples may import. */
export const pythonModules = ['cryptography', 'websockets'];

/** A machine with Node.js and nothing else. */
export const noTools: Tools = {commands: {}, pythons: []};

/** Detects the tools installed on this machine. */
export function findTools(): Tools {
  const commands = shellCommands.map(
    (name) => [name, find(name, name, name === 'openssl' ? ['version'] : ['--version'])] as const,
  );
  return {
    ...present('bash', find('bash', 'bash', ['--version'])),
    commands: Object.fromEntries(commands.flatMap(([name, tool]) => (tool ? [[name, tool]] : []))),
    pythons: ['python3', '/usr/bin/python3'].flatMap((command) => findPython(command) ?? []),
    // gofmt comes with Go, but not every distribution package puts both on the PATH.
    ...present('go', output('gofmt', ['-h']) === undefined ? undefined : find('go', 'Go', ['version'])),
    ...present('rustfmt', find('rustfmt', 'rustfmt', ['--version'])),
    ...present('zig', find('zig', 'Zig', ['version'])),
  };
}

function present<Key extends string>(key: Key, tool: Tool | undefined): Partial<Record<Key, Tool>> {
  return (tool ? {[key]: tool} : {}) as Partial<Record<Key, Tool>>;
}

function find(command: string, name: string, args: readonly string[]): Tool | undefined {
  const version = output(command, args)?.match(/\d+(?:\.\d+)+/)?.[0];
  return version === undefined ? undefined : {command, label: `${name} ${version}`};
}

/** The interpreter itself, not a shim that selects one by the environment. */
function findPython(command: string): Python | undefined {
  const script = `
import importlib, json, platform, site, sys
modules = {}
for name in ${JSON.stringify(pythonModules)}:
    try:
        modules[name] = importlib.import_module(name).__version__
    except ImportError:
        pass
print(json.dumps({
    "command": sys.executable,
    "label": "Python " + platform.python_version(),
    "modules": modules,
    "userBase": site.getuserbase(),
}))`;
  const found = output(command, ['-c', script]);
  if (found === undefined) return undefined;
  return JSON.parse(found) as Python;
}

/** Output of a command, or undefined if it cannot run, like a shim without its tool. */
function output(command: string, args: readonly string[]): string | undefined {
  const {error, status, stdout} = spawnSync(command, args, {encoding: 'utf8', timeout: 30_000});
  // gofmt has no flag that prints and exits with 0: `-h` exits with 2.
  return (error ?? (status !== 0 && args[0] !== '-h')) ? undefined : stdout;
}

export const node: Tool = {command: process.execPath, label: `Node.js ${process.versions.node}`};

/** Name and installed version of a dependency: `@solana/kit 8.4.0`. */
export function packageLabel(name: string, shown = name): string {
  const require = createRequire(path.join(root, 'package.json'));
  const folder = require.resolve.paths(name)?.map((paths) => path.join(paths, name, 'package.json'));
  for (const file of folder ?? []) {
    try {
      return `${shown} ${(JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version}`;
    } catch {
      continue;
    }
  }
  throw new Error(`The package ${name} is not installed.`);
}
