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
