import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {copyName} from '../../config/offline';
import offlineCopy from '.';

// cspell:ignore unstub

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

const plugin = (isOn: boolean) => offlineCopy({isOn})({baseUrl: '/'} as LoadContext);
const clientModules = (isOn: boolean) => plugin(isOn).getClientModules?.() ?? [];

/** Activates the withdrawn worker in a scope, and returns the names of the caches that it deletes. */
async function withdraw(worker: string, basePath: string): Promise<string[]> {
  const deleted: string[] = [];
  let activated: Promise<unknown> | undefined;
  const unregister = vi.fn();
  const event = {waitUntil: (promise: Promise<unknown>) => (activated = promise)};
  const self = {
    registration: {scope: `https://docs.example${basePath}`, unregister},
    addEventListener(type: string, listen: (given: typeof event) => void) {
      if (type === 'activate') listen(event);
    },
  };
  runInNewContext(worker, {self, URL, caches: {delete: (name: string) => deleted.push(name)}});
  await activated;
  expect(unregister).toHaveBeenCalledOnce();
  return deleted;
}

afterEach(() => vi.unstubAllEnvs());

test('a build with offline off ships the worker that unregisters itself, and registers none', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const outDir = mkdtempSync(path.join(tmpdir(), 'withdrawn-'));
  await plugin(false).postBuild?.({outDir} as Props);
  const worker = readFileSync(path.join(outDir, 'service-worker.js'), 'utf8');
  for (const basePath of ['/', '/preview/']) expect(await withdraw(worker, basePath)).toEqual([copyName(basePath)]);
  expect(clientModules(false)).toEqual([]);
  rmSync(outDir, {recursive: true});
});

test('a build registers the worker, the dev server does not', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(clientModules(true).map((file) => existsSync(file))).toEqual([true]);
  vi.stubEnv('NODE_ENV', 'development');
  expect(clientModules(true)).toEqual([]);
});
