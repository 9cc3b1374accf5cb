import {mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {removeOldCaches} from './remove-old-caches';

const folder = mkdtempSync(path.join(tmpdir(), 'old-caches-'));
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Creates caches that were last modified this many days ago, each named after its index. */
function makeCaches(days: readonly number[]): void {
  for (const [number, age] of days.entries()) {
    const cache = path.join(folder, String(number).padStart(2, '0'));
    mkdirSync(cache, {recursive: true});
    writeFileSync(path.join(cache, 'scope_meta'), '');
    const changed = new Date(Date.now() - age * 24 * 60 * 60 * 1000);
    utimesSync(cache, changed, changed);
  }
}

test('keeps the newest caches, however old, and all of the last day, however many', async () => {
  makeCaches([...Array.from({length: 12}, (_, number) => number + 2), 20, 30]);
  // The bundler writes new caches here.
  mkdirSync(path.join(folder, '.temp'));
  await removeOldCaches(folder);
  expect(readdirSync(folder)).toHaveLength(12 + 1);
  expect(readdirSync(folder)).not.toContain('13');
  makeCaches(Array.from({length: 16}, () => 0.5));
  await removeOldCaches(folder);
  expect(readdirSync(folder)).toHaveLength(16 + 1);
});

test('does nothing without a cache folder', async () => {
  await expect(removeOldCaches(path.join(folder, 'none'))).resolves.toBeUndefined();
});
