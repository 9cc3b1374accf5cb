import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import type {Budget} from './budgets';
import {weighPages} from './built-pages';
import {budgetOf, findExcess, measures} from './check-budgets';

const site = mkdtempSync(path.join(tmpdir(), 'budgets-'));
afterAll(() => rmSync(site, {recursive: true}));

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
  writeFileSync(path.join(site, name), text);
};
const head = (more = '') =>
  `<head><link rel="stylesheet" href="/a.css"><script src="/main.js" defer></script>${more}</head>`;

/** Text that Brotli can hardly compress. */
const bulk = Array.from({length: 400}, (_, index) => Math.sin(index).toString(36)).join();

write('a.css', 'a{color:red}');
write('main.js', 'start()');
write('more.js', bulk);
write('more.css', bulk);
write('index.html', head());
write('scripts/index.html', head('<link rel="preload" as="script" href="/more.js">'));
write('styles.html', head('<link rel="stylesheet" href="/more.css">'));
write('html.html', head() + bulk);
write('requests.html', `${head()}<img src="/a.svg"><img src="/b.svg"><img src="/c.svg">`);
write('light.html', `${head()}<img src="/b.svg" loading="lazy"><img src="data:image/svg+xml,x"><script>1</script>`);

const budget: Budget = {
  kind: 'small',
  routes: /^\//,
  limits: {scripts: 500, styles: 500, html: 500, requests: 5},
  reason: 'A page of the fixture.',
};
const pages = weighPages(site);

test.each(measures)('%s: only the page over the limit exceeds its budget', (measure) => {
  const excess = findExcess(pages, [budget]).filter((line) => line.includes(`: ${measure} `));
  expect(excess).toHaveLength(1);
  expect(excess[0]).toContain(`/${measure}: ${measure}`);
  expect(excess[0]).toContain('of the kind "small". Load less, or load it later.');
});

test('lazy images, data URLs and inline scripts do not count as requests', () => {
  expect(pages.find(({route}) => route === '/light')?.requests).toBe(3);
});

test('a relative URL resolves against the page', () => {
  write('frame/beside.html', '<script src="own.js"></script>');
  write('frame/own.js', 'start()');
  expect(weighPages(site).find(({route}) => route === '/frame/beside')).toMatchObject({requests: 2});
  rmSync(path.join(site, 'frame'), {recursive: true});
});

test('a page without a budget is an error that names it', () => {
  expect(() => findExcess(pages, [{...budget, routes: /^\/light$/}])).toThrow(/No budget matches \/\. Add its kind/);
});

test('a file that a page loads but the site lacks is an error that names both', () => {
  write('sub/broken.html', '<script src="/missing.js"></script>');
  expect(() => weighPages(site)).toThrow('sub/broken.html loads /missing.js');
  rmSync(path.join(site, 'sub'), {recursive: true});
});

test('without a built site, the error says what to do', () => {
  expect(() => weighPages(path.join(site, 'scripts-not-there'))).toThrow(/Run: npm run build/);
});

test.each([
  ['/404', 'without an article'],
  ['/platform/solana-rpc/how-to', 'samples in many languages'],
  ['/dyndexer/overview', 'page'],
])('%s is of the kind %s', (route, kind) => {
  expect(budgetOf({route, scripts: 0, styles: 0, html: 0, requests: 0}).kind).toBe(kind);
});
