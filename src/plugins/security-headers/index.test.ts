import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import securityHeaders, {headerFileNames} from './index';

const outDir = mkdtempSync(path.join(tmpdir(), 'security-headers-'));
const files = {
  'index.html': '<head><meta charset=UTF-8><script>home()</script><script src=/assets/main.js></script></head>',
  'platform/staking.html': '<head><meta charset=UTF-8><script>both()</script></head>',
  'playground/frame.html': '<head><meta charset=UTF-8></head>',
  'assets/main.js': 'main()',
};
const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
const sha = (algorithm: string, text: string) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
    writeFileSync(path.join(outDir, name), text);
  }
  const plugin = securityHeaders({provider: {kind: 'embedded'}})({baseUrl: '/'} as LoadContext);
  const routes = [{path: '/', routes: [{path: '/'}, {path: '/platform/staking'}]}, {path: '*'}] as RouteConfig[];
  await plugin.postBuild?.({outDir, routes} as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
});
afterAll(() => rmSync(outDir, {recursive: true}));

test('every page has the one policy, which lets the inline scripts of all pages run', () => {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
  const [, home] = policy.exec(read('index.html')) ?? [];
  const [, other] = policy.exec(read('platform/staking.html')) ?? [];
  expect(home).toBe(other);
  for (const script of ['home()', 'both()']) expect(home).toContain(`'${sha('sha256', script)}'`);
  expect(home).not.toContain('frame-ancestors');
});

test('a script of the site has to be the one that the build wrote', () => {
  expect(read('index.html')).toContain(`<script integrity="${sha('sha384', 'main()')}" src=/assets/main.js>`);
});

test('the document of live code is left as it is', () => {
  expect(read('playground/frame.html')).toBe(files['playground/frame.html']);
});

test('the files for hosts have the policy of the pages, and who may frame them', () => {
  const [, policy = ''] = /content="([^"]+)"/.exec(read('index.html')) ?? [];
  for (const name of Object.values(headerFileNames)) {
    expect(read(name)).toContain(`${policy}; frame-ancestors 'self'`);
  }
  expect(read(headerFileNames.static)).toContain('\n/platform/*\n');
  expect(read(headerFileNames.static)).not.toContain('\n*\n');
});
