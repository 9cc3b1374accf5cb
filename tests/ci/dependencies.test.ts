import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {isInstalled} from '../../.ci/install/dependencies.mjs';

const one = {version: '1.0.0', integrity: 'sha512-one'};
const two = {version: '2.0.0', integrity: 'sha512-two'};
const elsewhere = {version: '3.0.0', integrity: 'sha512-three', optional: true};
const locked = {'': {name: 'docs'}, one, two, elsewhere};

let project = '';
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'dependencies-'));
  await mkdir(path.join(project, 'node_modules'));
});
afterEach(() => rm(project, {recursive: true}));

const write = (file: string, packages: object) =>
  writeFile(path.join(project, file), JSON.stringify({lockfileVersion: 3, packages}));

test.each<[what: string, packages: object, isComplete: boolean]>([
  ['all packages', {one, two, elsewhere}, true],
  ['all but an optional one', {one, two}, true],
  ['one with fields of another version of npm', {one, two: {...two, libc: ['glibc']}}, true],
  ['a package less', {one}, false],
  ['another version', {one, two: {...two, version: '2.0.1'}}, false],
  ['other content', {one, two: {...two, integrity: 'sha512-other'}}, false],
  ['a package of another branch', {one, two, three: one}, false],
])('%s in node_modules', async (_what, packages, isComplete) => {
  await write('package-lock.json', locked);
  await write('node_modules/.package-lock.json', packages);
  expect(isInstalled(project)).toBe(isComplete);
});

test('an installation that npm has not finished is none', async () => {
  await write('package-lock.json', locked);
  expect(isInstalled(project)).toBe(false);
  await writeFile(path.join(project, 'node_modules/.package-lock.json'), '{"packages": {');
  expect(isInstalled(project)).toBe(false);
});

test('what is installed without a lockfile is not what is locked', async () => {
  await write('node_modules/.package-lock.json', {one});
  expect(isInstalled(project)).toBe(false);
});
