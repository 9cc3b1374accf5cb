import {expect, test} from 'vitest';
import {fixtures, runGate} from './run-gate';

const folder = `${fixtures}/types`;

test('a wrong type and an unchecked index fail, with file and line', {timeout: 60_000}, async () => {
  const {exitCode, output} = await runGate('types', ['--project', folder]);
  expect(output.match(/^\S.*error TS.*$/gm)).toEqual([
    expect.stringContaining(`${folder}/unchecked-index.ts(2,3): error TS2322: Type 'string | undefined'`),
    expect.stringContaining(
      `${folder}/wrong-type.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'`,
    ),
  ]);
  expect(exitCode).not.toBe(0);
});

test('a clean file passes', {timeout: 60_000}, async () => {
  await expect(runGate('types', ['--project', `${folder}/tsconfig.clean.json`])).resolves.toEqual({
    exitCode: 0,
    output: '',
  });
});
