import {execFileSync} from 'node:child_process';
import {getFileInfo} from 'prettier';
import {expect, test} from 'vitest';
import {fixtures, runGate} from './run-gate';

/** The fixtures are on the list of files to ignore. */
const check = (file: string) =>
  runGate('format:check', ['--ignore-path', '/dev/null', `${fixtures}/format/${file}`], {instead: ['.']});

test('a file that is not formatted fails, by name', {timeout: 30_000}, async () => {
  const {exitCode, output} = await check('unformatted.ts');
  expect(output).toContain(`[warn] ${fixtures}/format/unformatted.ts`);
  expect(exitCode).toBe(1);
});

test('a formatted file passes', {timeout: 30_000}, async () => {
  await expect(check('clean.ts')).resolves.toMatchObject({exitCode: 0});
});

test('no source is on the list of files to ignore, in whatever folder it is', async () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.css'], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('tests/fixtures/'));
  const ignored = async (file: string) =>
    (await getFileInfo(file, {ignorePath: '.prettierignore'})).ignored ? [file] : [];
  expect(files).toContain('tests/build/make-site.ts');
  expect((await Promise.all(files.map(ignored))).flat()).toEqual([]);
});
