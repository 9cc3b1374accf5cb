import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serveSite, type ServedSite} from './serve-site';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-serve-'));
let site: ServedSite;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<p>Home</p>');
  writeFileSync(path.join(folder, 'page.html'), '<p>Page</p>');
  writeFileSync(path.join(folder, 'main.js'), 'start()');
  site = await serveSite(folder);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, {recursive: true});
});

test('a missing file is a 404', async () => {
  expect((await fetch(`${site.origin}/missing`)).status).toBe(404);
});

test('transfers are counted by their compressed size, and prefetches are recognized', async () => {
  site.takeTransfers();
  const text = await (await fetch(`${site.origin}/main.js`)).text();
  await fetch(`${site.origin}/page`, {headers: {purpose: 'prefetch'}});
  expect(text).toBe('start()');
  expect(site.takeTransfers()).toEqual([
    {path: '/main.js', type: 'text/javascript', bytes: expect.any(Number) as number, isPrefetch: false},
    {path: '/page', type: 'text/html; charset=utf-8', bytes: expect.any(Number) as number, isPrefetch: true},
  ]);
  expect(site.takeTransfers()).toEqual([]);
});
