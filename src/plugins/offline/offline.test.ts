import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {offline} from '../../config/offline';
import offlineCopy from '.';

// cspell:ignore unstub

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

const plugin = (isOn: boolean) => offlineCopy({isOn})({baseUrl: '/'} as LoadContext);
const clientModules = (isOn: boolean) => plugin(isOn).getClientModules?.() ?? [];

afterEach(() => vi.unstubAllEnvs());

test('a build with offline off ships the worker that unregisters itself, and registers none', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const outDir = mkdtempSync(path.join(tmpdir(), 'withdrawn-'));
  await plugin(false).postBuild?.({outDir} as Props);
  const worker = readFileSync(path.join(outDir, 'service-worker.js'), 'utf8');
  expect(worker).toContain('unregister()');
  expect(worker).toContain(`caches.delete('${offline.cacheName}')`);
  expect(worker).not.toContain('caches.keys');
  expect(clientModules(false).filter((file) => file.endsWith('store-site.ts'))).toEqual([]);
  rmSync(outDir, {recursive: true});
});

test('a build registers the worker, the dev server does not', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(clientModules(true).some((file) => file.endsWith('store-site.ts'))).toBe(true);
  vi.stubEnv('NODE_ENV', 'development');
  expect(clientModules(true).some((file) => file.endsWith('store-site.ts'))).toBe(false);
});

test('the client modules exist', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(clientModules(true).filter((file) => !existsSync(file))).toEqual([]);
});
