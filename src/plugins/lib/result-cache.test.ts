import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {resultCache} from './result-cache';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'result-cache-'));
  write('code/maker.ts', 'one');
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
  writeFileSync(path.join(siteDir, name), text);
}

/** Opens the cache as a new build does. */
const open = () => resultCache({siteDir, name: 'things', code: [path.join(siteDir, 'code')]});
const kept = () => readdirSync(path.join(siteDir, 'node_modules/.cache/things'));
const fileOf = (name = '') => path.join(siteDir, 'node_modules/.cache/things', name);

/** Whether a build has to make the result. */
async function makes(input: unknown = 'page'): Promise<boolean> {
  const make = vi.fn(() => ({text: 'made', list: [1, 2]}));
  expect(await open().data(input, make)).toEqual({text: 'made', list: [1, 2]});
  return make.mock.calls.length === 1;
}

test('makes a result once per input', async () => {
  expect(await makes()).toBe(true);
  expect(await makes()).toBe(false);
  expect(await makes({other: 'page'})).toBe(true);
  expect(kept()).toHaveLength(2);
});

test.each([
  ['the code changes', 'code/maker.ts'],
  ['the code gets another file', 'code/more/helper.ts'],
  ['another version of a package is installed', 'node_modules/.package-lock.json'],
])('makes it again when %s', async (_, file) => {
  await makes();
  write(file, 'two');
  expect(await makes()).toBe(true);
  expect(await makes()).toBe(false);
});

test('throws if the code is missing: changes to it would go unnoticed', () => {
  rmSync(path.join(siteDir, 'code'), {recursive: true});
  expect(open).toThrow(/ENOENT.*code/);
});

test('tests are not part of the code', async () => {
  await makes();
  write('code/maker.test.ts', 'a test');
  expect(await makes()).toBe(false);
});

test.each([
  ['truncated', (content: Buffer) => content.subarray(0, -1)],
  ['emptied', () => Buffer.alloc(0)],
  ['changed', (content: Buffer) => Buffer.from(content.toString('latin1').replace('made', 'fake'), 'latin1')],
])('a cache file that was %s is regenerated', async (_, damage) => {
  await makes();
  const [name] = kept();
  writeFileSync(fileOf(name), damage(readFileSync(fileOf(name))));
  expect(await makes()).toBe(true);
  expect(await makes()).toBe(false);
});

test('returns bytes unchanged', async () => {
  const bytes = Uint8Array.from([0, 255, 10, 13]);
  await open().bytes('picture', () => bytes);
  const again = await open().bytes('picture', () => Promise.reject(new Error('It has been made.')));
  expect([...again]).toEqual([...bytes]);
});

test('does not cache failures', async () => {
  await expect(open().data('page', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await makes()).toBe(true);
});

test('results that cannot be cached, such as on a full disk, do not stop the build, and leave nothing behind', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await makes();
  const [name = ''] = kept();
  rmSync(fileOf(name));
  // A file cannot replace a folder.
  mkdirSync(path.join(fileOf(name), 'full'), {recursive: true});
  const cache = open();
  await cache.set('page', Buffer.from('one'));
  await cache.set('page', Buffer.from('two'));
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[WARNING\] Results cannot be cached in .+things: /)]]);
  expect(kept()).toEqual([name]);
});

test('a folder that cannot be created does not stop the build, either', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  write('node_modules/.cache', 'not a folder');
  expect(await makes()).toBe(true);
  expect(await makes()).toBe(true);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Results cannot be cached'));
});

test('removes results that no build has used for a month', async () => {
  await makes('asked for');
  const [asked] = kept();
  await makes('forgotten');
  const day = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  for (const name of kept()) utimesSync(fileOf(name), day(29), day(29));
  await makes('asked for');
  for (const name of kept().filter((each) => each !== asked)) utimesSync(fileOf(name), day(31), day(31));
  open();
  expect(kept()).toEqual([asked]);
});
