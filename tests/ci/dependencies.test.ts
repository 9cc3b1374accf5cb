import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {isInstalled, markInstalled} from '../../.ci/install/dependencies.mjs';

let project = '';
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'dependencies-'));
  await mkdir(path.join(project, 'node_modules'));
  await write('package-lock.json', 'a');
  await write('node_modules/.package-lock.json', 'a');
});
afterEach(() => rm(project, {recursive: true}));

const write = (file: string, text: string) => writeFile(path.join(project, file), text);

test('dependencies are installed once', () => {
  expect(isInstalled(project)).toBe(false);
  markInstalled(project);
  expect(isInstalled(project)).toBe(true);
});

test.each(['package-lock.json', 'node_modules/.package-lock.json'])(
  'a change of %s installs them again',
  async (file) => {
    markInstalled(project);
    await write(file, 'b');
    expect(isInstalled(project)).toBe(false);
  },
);
