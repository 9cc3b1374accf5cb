import {expect, test} from 'vitest';
import {fixtures, runGate} from './run-gate';

const folder = `${fixtures}/types`;

/** Runs the command for scripts on fixtures whose configuration extends theirs. */
const checkScripts = (project: string) =>
  runGate('types', [`${folder}/scripts/${project}`], {instead: ['.ci'], command: 1});

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

test('an untyped parameter and a wrong argument in a script fail', {timeout: 60_000}, async () => {
  const {exitCode, output} = await checkScripts('tsconfig.json');
  expect(output.match(/^\S.*error TS.*$/gm)).toEqual([
    expect.stringContaining(`${folder}/scripts/untyped-parameter.mjs(1,23): error TS7006: Parameter 'values'`),
    expect.stringContaining(`${folder}/scripts/wrong-argument.mjs(3,7): error TS2345: Argument of type 'string'`),
  ]);
  expect(exitCode).not.toBe(0);
});

test('a clean script passes', {timeout: 60_000}, async () => {
  await expect(checkScripts('tsconfig.clean.json')).resolves.toEqual({exitCode: 0, output: ''});
});

test('a clean file passes', {timeout: 60_000}, async () => {
  await expect(runGate('types', ['--project', `${folder}/tsconfig.clean.json`])).resolves.toEqual({
    exitCode: 0,
    output: '',
  });
});
