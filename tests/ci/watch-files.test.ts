import {once} from 'node:events';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {watchFiles} from '../../.ci/lib/watch-files.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'watch-files-'));
afterAll(() => rmSync(folder, {recursive: true}));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

/** Replaces a file by another one, as Git and some editors do. */
function replace(file: string, text: string): void {
  write('new', text);
  renameSync(path.join(folder, 'new'), path.join(folder, file));
}

test('sees each change of a file, also after another has replaced it, and none of tests', async () => {
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
  for (const [index, [file, change]] of steps.entries()) {
    changes.clear();
    write('data/limits.test.ts', String(index));
    change(file, 'x'.repeat(index + 2));
    await expect.poll(() => [...changes], {timeout: 10_000}).toEqual([file]);
  }
  await watcher.close();
});
