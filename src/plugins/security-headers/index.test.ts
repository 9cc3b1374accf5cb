import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test} from 'vitest';
import securityHeaders, {headerFileNames} from './index';

const outDir = mkdtempSync(path.join(tmpdir(), 'security-headers-'));
const files = {
  'index.html': '<head><meta charset=UTF-8><script>home()</script><script src=/assets/main.js></script></head>',
  'platform/staking.html': '<head><meta charset=UTF-8><script>both()</script></head>',
  'platform/tool.html': '<head><meta charset=UTF-8></head><div data-sends></div>',
  'playground/frame.html': '<head><meta charset=UTF-8></head><script>live()</script>',
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
  const site = {outDir, routes, siteDir: outDir, siteConfig: {staticDirectories: []}};
  await plugin.postBuild?.(site as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
});
afterAll(() => rmSync(outDir, {recursive: true}));

const policyIn = (name: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(read(name))?.[1];

test('all pages have the same policy, which allows the inline scripts of all of them', () => {
  const home = policyIn('index.html');
  expect(home).toBe(policyIn('platform/staking.html'));
  for (const script of ['home()', 'both()']) expect(home).toContain(`'${sha('sha256', script)}'`);
  expect(home).not.toContain('frame-ancestors');
});

test('only a page that sends to typed URLs may connect to other hosts', () => {
  expect(policyIn('index.html')).toContain("connect-src 'self';");
  expect(policyIn('platform/tool.html')).toContain("connect-src 'self' https: ");
});

test('scripts of the site have an integrity hash', () => {
  expect(read('index.html')).toContain(`<script integrity="${sha('sha384', 'main()')}" src=/assets/main.js>`);
});

test('the live code document has its own policy, with its own script only', () => {
  const hash = `'${sha('sha256', 'live()')}'`;
  expect(policyIn('playground/frame.html')).toContain(`script-src ${hash} 'unsafe-eval';`);
  expect(policyIn('index.html')).not.toContain(hash);
  for (const name of Object.values(headerFileNames)) {
    expect(read(name)).toContain(`${policyIn('playground/frame.html')}; frame-ancestors 'self'`);
  }
});

test('the files for hosts have the most permissive policy of all pages, and frame-ancestors', () => {
  for (const name of Object.values(headerFileNames)) {
    expect(read(name)).toContain(`${policyIn('platform/tool.html')}; frame-ancestors 'self'`);
  }
  expect(read(headerFileNames.static)).toContain('\n/platform/*\n');
  expect(read(headerFileNames.static)).not.toContain('\n*\n');
});
