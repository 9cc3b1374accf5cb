import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {cliCommands} from '../../src/data/dyndexer-cli';
import {readConsoleSession} from '../../src/lib/text/console-session';
import {startDyndexer, type Dyndexer} from '../dyndexer';
import {readSample, Terminal} from './terminal';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'dyndexer/cli.mdx'), 'utf8');
const sessions = readdirSync(path.join(root, 'src/samples/dyndexer')).filter((name) => /^cli-.*\.console$/.test(name));
const missing = ['bash', 'curl', 'jq', 'openssl'].filter((tool) => spawnSync(tool, ['--version']).error !== undefined);
const settings = 'cli-settings.console';

let service: Dyndexer;
let terminal: Terminal;
beforeAll(async () => {
  service = await startDyndexer();
  terminal = await Terminal.open(service);
});
afterAll(async () => {
  await terminal.close();
  await service.close();
});

test('the tools that sessions call are installed', () => {
  expect(missing).toEqual([]);
});

describe('sessions print what the page shows', () => {
  test.each(sessions.filter((name) => name !== settings))('%s', async (name) => {
    expect(await terminal.replay(readSample(name))).toBe(readSample(name));
  });

  test(`${settings}, with the configuration file in the folder`, async () => {
    terminal.put('dyndexer.toml', readSample('dyndexer.toml'));
    expect(await terminal.replay(readSample(settings))).toBe(readSample(settings));
    terminal.remove('dyndexer.toml');
  });

  test('cli-json.sh', async () => {
    expect(await terminal.run(readSample('cli-json.sh'))).toEqual({
      output: 'c2a4e9d0-71b5-4b0f-8d36-90e1f7a5c648\n',
      exitCode: 0,
    });
  });

  test('cli-repeat.sh retries only failures that can be retried, with the same key and growing pauses', async () => {
    const script = readSample('cli-repeat.sh');
    // A mock command that fails six times and records its idempotency key, and a pause that only says how long it is.
    const failing = (code: number) => `
      dyndexer() { echo "\${@: -1}" >> keys; [ "$(wc -l < keys)" -gt 6 ] || return ${code}; }
      sleep() { echo "$1"; }
      rm -f keys
    `;
    for (const code of [1, 7]) {
      const {output, exitCode} = await terminal.run(`${failing(code)}${script}\nuniq -c keys`);
      expect(exitCode).toBe(0);
      expect(output).toMatch(/^5\n10\n20\n40\n60\n60\n *7 [\da-f]{32}\n$/);
    }
    expect(await terminal.run(failing(5) + script)).toEqual({output: '', exitCode: 5});
  });
});

describe('the page is right about', () => {
  const list = 'dyndexer indexer list';

  test.each([
    ['an invalid key', `SYNDICA_API_KEY=wrong ${list}`, 3],
    ['a missing key', `SYNDICA_API_KEY= ${list}`, 3],
    ['a service that cannot be reached', `DYNDEXER_URL=http://127.0.0.1:9 ${list}`, 1],
    ['an option that wins over a variable', `DYNDEXER_URL=http://127.0.0.1:9 ${list} --url "$DYNDEXER_URL"`, 0],
    [
      'a variable that wins over the file',
      `echo 'url = "http://127.0.0.1:9"' > other.toml; ${list} --config other.toml`,
      0,
    ],
    ['an unknown key in the file', `echo 'color = "red"' > other.toml; ${list} --config other.toml`, 2],
    ['a missing file', `${list} --config none.toml`, 2],
    ['an option that does not exist', `${list} --color red`, 2],
    ['an option without its value', `${list} --status`, 2],
    ['a missing required option', 'dyndexer indexer create --name a', 2],
    ['a value with an equals sign', `${list} --status=failed --limit=5`, 0],
    ['options before the command', 'dyndexer --format json indexer list', 0],
    ['a status that the service does not know', `${list} --status tired`, 6],
    ['help, which sends nothing', 'DYNDEXER_URL=http://127.0.0.1:9 dyndexer indexer create --help', 0],
  ])('%s', async (_, script, exitCode) => {
    expect(await terminal.run(script)).toMatchObject({exitCode});
  });

  test('where results and messages go', async () => {
    const output = `dyndexer indexer output 5f8d1a52-3c0b-4a7e-b8c4-2f6f0d9e7a21`;
    expect((await terminal.run(`${output} 2>/dev/null`)).output).not.toContain('--cursor');
    expect((await terminal.run(`${output} >/dev/null`)).output).toMatch(/^More items: --cursor \S+\n$/);
  });
});

describe('the page', () => {
  test('has a section for each command, with its data and its session', () => {
    for (const {command, operation} of cliCommands) {
      const name = command.replace(' ', '-');
      const section = page.slice(page.indexOf(`### ${command} {/* #${name} */}`)).split(/\n##+ /)[0] ?? '';
      expect(page).toContain(`### ${command} {/* #${name} */}`);
      expect(section, command).toContain(`<DataBlock id="dyndexer-cli-command" of="${operation}" />`);
      expect(section, command).toContain(`<Sample name="dyndexer/cli-${name}" />`);
    }
  });

  test('shows every session', () => {
    for (const name of sessions) expect(page).toContain(`<Sample name="dyndexer/${path.parse(name).name}" />`);
  });

  test('shows sessions that call the command of their section, and only existing commands', () => {
    for (const name of sessions) {
      const called = readConsoleSession(readSample(name)).flatMap(
        ({command}) => /^dyndexer (\w+ \w+)/.exec(command)?.[1] ?? [],
      );
      for (const command of called) expect(cliCommands.map((each) => each.command)).toContain(command);
      const own = cliCommands.find(({command}) => name === `cli-${command.replace(' ', '-')}.console`);
      if (own) expect(called).toContain(own.command);
    }
  });
});
