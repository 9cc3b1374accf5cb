import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pythonModules, pythons} from '../../.ci/install/python.mjs';
import {root} from './paths';

/** A program installed on this machine. */
export interface Tool {
  readonly command: string;
  /** Name and version, as the record has them: `Go 1.19.8`. */
  readonly label: string;
}

interface Go extends Tool {
  /** Third-party modules in the module cache that samples may import, with their versions. */
  readonly modules: Readonly<Record<string, string>>;
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
  readonly go?: Go;
  readonly rustfmt?: Tool;
  readonly zig?: Tool;
}

/** Commands that shell samples call and a machine may lack. */
export const shellCommands = ['curl', 'jq', 'openssl'];

/** Third-party Go modules that samples may import. */
export const goModules = ['github.com/coder/websocket'];

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
    pythons: pythons.flatMap((command) => findPython(command) ?? []),
    ...present('go', findGo()),
    ...present('rustfmt', find('rustfmt', 'rustfmt', ['--version'])),
    ...present('zig', find('zig', 'Zig', ['version'])),
  };
}

function present<Key extends string, Found extends Tool>(
  key: Key,
  tool: Found | undefined,
): Partial<Record<Key, Found>> {
  return (tool ? {[key]: tool} : {}) as Partial<Record<Key, Found>>;
}

function find(command: string, name: string, args: readonly string[]): Tool | undefined {
  const version = output(command, args)?.match(/\d+(?:\.\d+)+/)?.[0];
  return version === undefined ? undefined : {command, label: `${name} ${version}`};
}

/** Go with gofmt: not every distribution package puts both on the PATH. */
function findGo(): Go | undefined {
  const go = output('gofmt', ['-h']) === undefined ? undefined : find('go', 'Go', ['version']);
  if (!go) return undefined;
  const versions = goModules.map((name) => [name, newestDownloaded(name)] as const);
  return {
    ...go,
    modules: Object.fromEntries(versions.flatMap(([name, version]) => (version ? [[name, version]] : []))),
  };
}

/** The newest version of a Go module in the module cache, which has the layout of a proxy. */
function newestDownloaded(name: string): string | undefined {
  const cache = output('go', ['env', 'GOMODCACHE'])?.trim() ?? '';
  const env = {GOPROXY: `file://${cache}/cache/download`, GOSUMDB: 'off', GOFLAGS: '-mod=mod'};
  return output('go', ['list', '-m', '-f', '{{.Version}}', `${name}@latest`], env)?.trim();
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
function output(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string | undefined {
  const {error, status, stdout} = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 30_000,
    env: {...process.env, ...env},
  });
  // gofmt has no flag that prints and exits with 0: `-h` exits with 2.
  return (error ?? (status !== 0 && args[0] !== '-h')) ? undefined : stdout;
}

export const node: Tool = {command: process.execPath, label: `Node.js ${process.versions.node}`};

/** Name and installed version of a dependency: `@solana/kit 8.4.0`. */
export function packageLabel(name: string, shown = name): string {
  const manifest = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  return `${shown} ${(JSON.parse(manifest) as {version: string}).version}`;
}
