import {expect, test} from 'vitest';
import {fixtures, runGate} from './run-gate';

const folder = `${fixtures}/unused`;

const check = (cwd: string) => {
  const depth = cwd.split('/').length;
  return runGate('lint:unused', ['--config', `${'../'.repeat(depth)}.ci/knip.jsonc`], {
    instead: ['--config', '.ci/knip.jsonc'],
    cwd,
  });
};

test('a file, a package, a value and a type that nothing uses fail', {timeout: 60_000}, async () => {
  const {exitCode, output} = await check(folder);
  expect(output).toMatch(/^Unused files \(2\)\n\.ci\/orphan\.mjs *\nsrc\/lib\/orphan\.ts/m);
  expect(output).toMatch(/^Unused dependencies \(1\)\nclsx /m);
  expect(output).toMatch(/^Unused exports \(2\)\nunusedInScripts +\.ci\/value\.mjs.*\nunused +src\/lib\/value\.ts/m);
  expect(output).toMatch(/^Unused exported types \(1\)\nUnused +type +src\/lib\/type\.ts/m);
  expect(exitCode).toBe(1);
});

test('without any, it passes', {timeout: 60_000}, async () => {
  await expect(check(`${folder}/clean`)).resolves.toEqual({exitCode: 0, output: ''});
});
