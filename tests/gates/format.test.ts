import {execFileSync} from 'node:child_process';
import {getFileInfo} from 'prettier';
import {expect, test} from 'vitest';
import {fixtures, runGate} from './run-gate';

/** Overrides the ignore file, which lists the fixtures. */
const check = (file: string) =>
  runGate('format:check', ['--ignore-path', '/dev/null', `${fixtures}/format/${file}`], {instead: ['.']});

test('an unformatted file fails, and is named', {timeout: 30_000}, async () => {
  const {exitCode, output} = await check('unformatted.ts');
  expect(output).toContain(`[warn] ${fixtures}/format/unformatted.ts`);
  expect(exitCode).toBe(1);
});

test('a formatted file passes', {timeout: 30_000}, async () => {
  await expect(check('clean.ts')).resolves.toMatchObject({exitCode: 0});
});

/** Source files that an ignore file excludes from the check. */
async function ignoredSources(ignorePath: string): Promise<string[]> {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.css'], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('tests/fixtures/'));
  const ignored = async (file: string) => ((await getFileInfo(file, {ignorePath})).ignored ? [file] : []);
  return (await Promise.all(files.map(ignored))).flat();
}

test('an ignore file that excludes a folder name everywhere is detected', async () => {
  await expect(ignoredSources(`${fixtures}/format/too-much.prettierignore`)).resolves.toContain(
    'tests/build/other-contract.ts',
  );
});

test('no source file is ignored, in any folder', async () => {
  await expect(ignoredSources('.prettierignore')).resolves.toEqual([]);
});
