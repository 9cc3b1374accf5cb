import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {fileNames, makeFiles} from '../../src/plugins/dyndexer-files/files';
import {installCommands} from '../../src/plugins/dyndexer-files/instructions';
import {offers} from '../../src/plugins/lib/dyndexer-cli/offers';
import {resolveCommands} from '../../src/plugins/lib/dyndexer-cli/resolve';
import {loadContract} from '../../src/plugins/lib/openapi/load-contract';

const files = makeFiles('https://docs.example.com/');
const hasZsh = spawnSync('zsh', ['--version']).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'completion-'));
  for (const name of [fileNames.bashCompletion, fileNames.zshCompletion]) {
    writeFileSync(path.join(folder, path.basename(name)), files.get(name) ?? '');
  }
  // Files as in a reader's project folder; a name with a space must stay one word.
  mkdirSync(path.join(folder, 'work'));
  writeFileSync(path.join(folder, 'work', 'processor.wasm'), '');
  writeFileSync(path.join(folder, 'work', 'my writer.json'), '');
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** The words that bash offers at the end of a line, which is split as for a completion function. */
function inBash(line: string): string[] {
  const words = line.split(/ +|(?==)|(?<==)/);
  const script = `
    source ../dyndexer.bash
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    $(complete -p dyndexer | sed 's/.*-F \\([^ ]*\\).*/\\1/')
    printf '%s\\n' "\${COMPREPLY[@]}"
  `;
  const options = {cwd: path.join(folder, 'work'), encoding: 'utf8'} as const;
  return lines(execFileSync('bash', ['--norc', '-eu', '-c', script, 'bash', ...words], options));
}

/** The words that zsh offers when Tab is pressed at the end of a line. */
function inZsh(line: string): string[] {
  const script = path.join(import.meta.dirname, 'zsh-offers.zsh');
  const options = {cwd: path.join(folder, 'work'), encoding: 'utf8', timeout: 20_000} as const;
  return lines(execFileSync('zsh', ['-f', script, folder, line], options)).map((word) =>
    word.replaceAll(String.raw`\ `, ' '),
  );
}

function lines(output: string): string[] {
  return output.split('\n').filter((line) => line !== '');
}

const inFolder = ['my writer.json', 'processor.wasm'];
const table = offers(resolveCommands(loadContract())).map(
  ({line, words}) => [line, words === 'files' ? inFolder : words] as const,
);

const furtherLines: readonly (readonly [line: string, words: readonly string[]])[] = [
  ['dyndexer indexer d', ['delete']],
  ['dyndexer --format json indexer cr', ['create']],
  ['dyndexer indexer list --st', ['--status']],
  ['dyndexer indexer list --status r', ['running']],
  ['dyndexer indexer list --status=f', ['failed']],
  ['dyndexer indexer list --format=', ['table', 'json']],
  ['dyndexer indexer logs 5f8d --le', ['--level']],
  ['dyndexer binary upload p', ['processor.wasm']],
  ['dyndexer binary upload processor.wasm --n', ['--name']],
  // An option that is already present is not offered again.
  ['dyndexer indexer delete 5f8d --yes --y', []],
  // A free-form value, and an unknown command.
  ['dyndexer binary upload --name ', []],
  ['dyndexer stack ', []],
];

describe('bash', () => {
  test('accepts the script', () => {
    expect(spawnSync('bash', ['-n', path.join(folder, 'dyndexer.bash')], {encoding: 'utf8'}).stderr).toBe('');
  });

  test.each([...table, ...furtherLines])('%s', (line, words) => {
    expect(inBash(line)).toEqual(words);
  });
});

describe.skipIf(!hasZsh)('zsh, where it is installed', () => {
  test('accepts the script', () => {
    expect(spawnSync('zsh', ['-n', path.join(folder, '_dyndexer')], {encoding: 'utf8'}).stderr).toBe('');
  });

  test.each([...table, ...furtherLines])('%s', (line, words) => {
    expect(inZsh(line).toSorted()).toEqual(words.toSorted());
  });
});

describe('the page', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../dyndexer/cli.mdx'), 'utf8');

  test.each([
    ['bash', fileNames.bashCompletion, '.local/share/bash-completion/completions/dyndexer'],
    ['zsh', fileNames.zshCompletion, '.zfunc/_dyndexer'],
  ] as const)('installs the %s script where the shell looks for it', (shell, name, place) => {
    // A mock of curl that writes the requested URL to the output file.
    const curl = `curl() { while [ $# -gt 1 ]; do [ "$1" = --output ] && out=$2; shift; done; echo "$1" > "$out"; }`;
    const script = `${curl}\n${installCommands[shell]?.('https://docs.example.com/')}`;
    execFileSync('bash', ['--norc', '-eu', '-c', script], {env: {PATH: process.env.PATH, HOME: folder}});
    expect(readFileSync(path.join(folder, place), 'utf8')).toBe(`https://docs.example.com/${name}\n`);
    expect(page).toContain(`<DataBlock id="dyndexer-cli-install" of="${shell}" />`);
    expect(page).toContain(`(pathname:///${name})`);
  });
});

test('the scripts say that they are a preview', () => {
  for (const name of [fileNames.bashCompletion, fileNames.zshCompletion]) {
    expect(files.get(name)).toContain(
      `Preview: version ${loadContract().version} of the proposal at https://docs.example.com/dyndexer/cli`,
    );
  }
});
