import path from 'node:path';
import {expect, test} from 'vitest';
import loadTypeScript from './load-typescript.cjs';
import type divider from './read-pages/threads/divider.test-helper';

test('loads TypeScript, whose errors name the lines of the source', async () => {
  const load = loadTypeScript as (file: string) => typeof divider;
  const divideByZero = load(path.join(__dirname, 'read-pages/threads/divider.test-helper.ts'))({by: 0});
  const error: unknown = await divideByZero(1).catch((reason: unknown) => reason);
  expect((error as Error).stack).toMatch(/divider\.test-helper\.ts:4:/);
});
