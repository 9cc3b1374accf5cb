import type {Page} from '@playwright/test';
import {watchShifts} from '../support/watch-shifts';
import {expect, test} from './lib/site';

/** One page of each kind, and one with tools. */
const routes = [
  '/',
  '/platform/staking',
  '/platform/resources/rate-limits',
  '/platform/solana-rpc/solana-documentation',
  '/dyndexer/api/CreateIndexer',
  '/search',
];

for (const route of routes) {
  test(`the HTML of ${route} references each script of the first load, and nothing shifts`, async ({page, site}) => {
    await page.addInitScript(watchShifts);
    const scripts = watchScripts(page);
    await site.open(route);
    await page.waitForLoadState('networkidle');
    const html = await (await page.request.get(route)).text();
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((script) => !html.includes(`src=${script} `))).toEqual([]);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
}

test('the check detects a script that loads late', async ({page, site}) => {
  const scripts = watchScripts(page);
  await site.open('/platform/staking');
  const before = scripts.length;
  await page.keyboard.press('Control+k');
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('the check detects a layout shift', async ({page, site}) => {
  await page.addInitScript(watchShifts);
  await site.open('/search');
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<div style="height: 300px">late</div>'));
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0);
});

for (const route of routes) {
  test(`P4: ${route} hydrates without loading locale data`, async ({page, site}) => {
    await page.addInitScript(watchLanguageRules);
    await site.open(route);
    expect(await page.evaluate(() => window.localeDataCalls)).toEqual([]);
  });
}

test('the check detects calls that load locale data', async ({page, site}) => {
  await page.addInitScript(watchLanguageRules);
  await site.open('/search');
  await page.evaluate(() => ['a'.localeCompare('b'), new Intl.NumberFormat('en')]);
  expect(await page.evaluate(() => window.localeDataCalls)).toEqual(['localeCompare', 'NumberFormat']);
});

test('hydration keeps the article as it was sent', async ({page, site}) => {
  await page.addInitScript(watchRemovals);
  await site.open('/platform/chainstream-api');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.removals)).toEqual([]);
  // Sanity check: the observer would notice.
  await page.evaluate(() => document.querySelector('article .tabs-container')?.remove());
  expect(await page.evaluate(() => window.removals)).toHaveLength(1);
});

test('the scripts of every page tell Chrome to compile them eagerly', async ({page, site}) => {
  const scripts = watchScripts(page);
  await site.open('/');
  const common = scripts.filter((script) => /main\.\w+\.js$/.test(script));
  expect(common).toHaveLength(2);
  for (const script of common) {
    expect(await (await page.request.get(script)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('the last script that the browser waits for does nothing', async ({page}) => {
  const html = await (await page.request.get('/platform/staking')).text();
  const lastAwaited = (source: string) =>
    source.match(/<script (?:[^>]* )?(?:defer|type=module)[ >][^]*?<\/script>/g)?.at(-1);
  const idle = '<script type=module>document.body</script>';
  expect(lastAwaited(html)).toBe(idle);
  // Sanity check: without it, the last one would be a script of the page.
  expect(lastAwaited(html.replace(idle, ''))).toMatch(/src=\/assets\/js\//);
});

test('modules create no errors while they load, since a debugger would parse the main script again for each', async ({
  page,
  site,
}) => {
  await page.addInitScript(watchErrors);
  await site.open('/platform/staking');
  expect(await page.evaluate(() => window.errorsOfModules)).toEqual([]);
  // Sanity check: the observer would notice.
  const module = '({5920() { Error("made by a module"); }})[5920]()';
  await page.route('/error.js', (route) => route.fulfill({contentType: 'text/javascript', body: module}));
  await page.addScriptTag({url: '/error.js'});
  expect(await page.evaluate(() => window.errorsOfModules)).toEqual(['made by a module']);
});

test('a hydration mismatch is detected', async ({page, site}) => {
  site.allow(/#418/);
  await page.route('/platform/staking', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Another heading')});
  });
  // React recovers and logs an error; tests/e2e/lib/site.ts fails a test on any console error.
  const complaint = page.waitForEvent('console', (message) => message.text().includes('#418'));
  await site.open('/platform/staking');
  expect((await complaint).type()).toBe('error');
});

declare global {
  interface Window {
    /** Messages of `Error` objects created while the bundler's modules load; their functions are named by numbers. */
    errorsOfModules: string[];
    /** Calls that make the browser load locale data (ICU): 10 ms each the first time, more on a phone. */
    localeDataCalls: string[];
    /** Markup removed from the article. */
    removals: string[];
  }
}

/** Init script: runs in the page before its scripts. */
function watchLanguageRules(): void {
  window.localeDataCalls = [];
  const watch = <T extends object>(owner: T, name: string & keyof T) => {
    owner[name] = new Proxy(owner[name] as object, {
      apply(original, self, args) {
        window.localeDataCalls.push(name);
        return Reflect.apply(original as () => unknown, self, args);
      },
      construct(original, args) {
        window.localeDataCalls.push(name);
        return Reflect.construct(original as new () => object, args);
      },
    }) as T[typeof name];
  };
  for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat'] as const)
    watch(Intl, name);
  watch(String.prototype, 'localeCompare');
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
    watch(Date.prototype, name);
  watch(Number.prototype, 'toLocaleString');
}

/** Init script: runs in the page before its scripts. */
function watchErrors(): void {
  window.errorsOfModules = [];
  const Original = window.Error;
  Original.stackTraceLimit = Infinity;
  const note = (message: unknown) => {
    if (/ at (?:\w+\.)?\d+ \(/.test(new Original().stack ?? '')) window.errorsOfModules.push(String(message));
  };
  window.Error = new Proxy(Original, {
    apply(original, self, args: unknown[]) {
      note(args[0]);
      return Reflect.apply(original as () => unknown, self, args);
    },
    construct(original, args: unknown[]) {
      note(args[0]);
      return Reflect.construct(original, args) as Error;
    },
  });
}

/** Init script: runs in the page before its scripts. */
function watchRemovals(): void {
  window.removals = [];
  new MutationObserver((changes) => {
    for (const {target, removedNodes} of changes) {
      if (!(target instanceof Element && target.closest('article'))) continue;
      for (const node of removedNodes) window.removals.push((node as Element).outerHTML);
    }
  }).observe(document, {childList: true, subtree: true});
}

/** Collects the paths of the scripts that the page runs, without those that it only prefetches. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
