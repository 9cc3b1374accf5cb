import {once} from 'node:events';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {watchFiles} from '../../.ci/lib/watch-files.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'watch-files-'));
afterAll(() => rmSync(folder, {recursive: true}));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

/** Replaces a file by another one, as Git and some editors do. */
function replace(file: string, text: string): void {
  write('new', text);
  renameSync(path.join(folder, 'new'), path.join(folder, file));
}

const testOptions = {timeout: 60_000};

test('sees each change of a file, also after another has replaced it, and none of tests', testOptions, async () => {
  mkdirSync(path.join(folder, 'data/rpc'), {recursive: true});
  write('data/rpc/limits.ts', '0');
  const changes = new Set<string>();
  const watcher = watchFiles(folder, ['data'], (file) => changes.add(file));
  await once(watcher, 'ready');
  const steps = [
    ['data/rpc/limits.ts', replace],
    ['data/rpc/limits.ts', replace],
    ['data/rpc/limits.ts', write],
    ['data/plans.ts', write],
  ] as const;
  let length = 1;
  for (const [file, change] of steps) {
    changes.clear();
    // Repeated, since a change within the same instant as the one before, which nobody makes by hand, can be missed.
    await vi.waitFor(
      async () => {
        length += 1;
        write('data/limits.test.ts', 'x'.repeat(length));
        change(file, 'x'.repeat(length));
        await expect.poll(() => [...changes], {timeout: 1000}).toEqual([file]);
      },
      {timeout: 10_000},
    );
  }
  await watcher.close();
});
