import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {playground} from '../../src/config/playground';
import {allRoutes} from '../e2e/routes';
import {openPage, siteDir} from '../support/built-site';

test('P1: the platform is documented subject by subject', () => {
  const subjects = [
    ['/platform/solana-rpc/how-to', /Solana RPC/],
    ['/platform/chainstream-api', /ChainStream/],
    ['/platform/concepts/api-keys', /API key/],
    ['/platform/concepts/logs', /log/i],
    ['/platform/concepts/stacks', /Stack/],
    ['/platform/manage/billing', /billing/i],
    ['/platform/manage/account', /account/i],
    ['/platform/manage/teams-and-users', /users/i],
    ['/platform/staking', /stak/i],
    ['/platform/resources/rate-limits', /rate limit/i],
    ['/platform/resources/rpc-error-codes', /error code/i],
  ] as const;
  for (const [path, title] of subjects) {
    const heading = openPage(path)('h1');
    expect(heading, path).toHaveLength(1);
    expect(heading.text()).toMatch(title);
  }
});

test('R6: no pages exist beyond those of tests/e2e/routes.ts', () => {
  const files = readdirSync(siteDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const pages = allRoutes.map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`));
  // The frame for live code is an HTML document, but not a page.
  expect(files.sort()).toEqual([...pages, '404.html', playground.frameFile].sort());
});
