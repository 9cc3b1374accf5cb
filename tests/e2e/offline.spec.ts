import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {copyName, offline} from '../../src/config/offline';
import {manifestFile} from '../../src/plugins/app-manifest/web-manifest';
import {storedFiles} from '../../src/plugins/offline/stored-files';
import {siteDir} from '../support/built-site';
import {slowDown} from '../support/slow-down';
import {blockStorage} from './lib/block-storage';
import {connectBy, unconstrained} from './lib/connect-by';
import {holdBack} from './lib/hold-back';
import {hydrated} from './lib/hydrated';
import {Host} from './lib/offline/host';
import {makeNewVersion, makeWithdrawn, versionMark} from './lib/offline/versions';
import {onHost} from './lib/on-host';
import {markDocument} from './lib/same-document';
import {hits, input} from './lib/search-modal';
import {expect} from './lib/site';
import {docRoutes} from './routes';

const worker = `/${offline.workerFile}`;

/** A separate host for each test, and a folder for what is deployed there later. */
const test = onHost(() => new Host(siteDir)).extend<{newFolder: string}>({
  // Stops the host before the folder that it may serve is removed.
  newFolder: async ({host}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'deployment-'));
    await use(folder);
    await host.stop();
    rmSync(folder, {recursive: true, force: true});
  },
});

test.describe('with a service worker', () => {
  test.use({serviceWorkers: 'allow'});
  test.beforeEach(({page}) => connectBy(page, unconstrained));

  test('after one visit pages, search and tools work without a network, even with a damaged copy', async ({
    page,
    site,
    host,
  }) => {
    test.setTimeout(120_000);
    await site.open('/platform/staking');
    await stored(page);
    await test.step('the visited page loaded first', () => {
      const before = host.requests.slice(0, host.requests.indexOf(worker));
      expect(docRoutes.filter((route) => before.includes(route))).toEqual(['/platform/staking']);
    });

    await test.step('a page transfers only its HTML', async () => {
      const before = host.requests.length;
      await site.open('/platform/manage/billing');
      expect(host.requests.slice(before).filter((request) => request.startsWith('/assets/'))).toEqual([]);
    });
    await test.step('it can be installed', async () => {
      const devtools = await page.context().newCDPSession(page);
      const {url, errors, data} = await devtools.send('Page.getAppManifest');
      expect({url, errors}).toEqual({url: `${host.origin}/${manifestFile}`, errors: []});
      const icons = await Promise.all(
        (JSON.parse(data ?? '') as {icons: {src: string}[]}).icons.map(({src}) => page.request.get(src)),
      );
      expect(icons.map((icon) => icon.status())).toEqual(icons.map(() => 200));
    });

    await test.step('a file that is damaged or missing comes from the network, and is repaired', async () => {
      const damaged = await page.evaluate(damageCopy, copyName('/'));
      expect(damaged.length).toBeGreaterThan(2);
      // Files of the previous page are still in the memory cache, which bypasses the worker.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.setCacheDisabled', {cacheDisabled: true});
      await page.reload();
      await site.hydrated();
      await devtools.detach();
      // The worker repairs its cache after it has responded.
      await expect.poll(() => page.evaluate(findDamage, {cacheName: copyName('/'), urls: damaged})).toEqual([]);
    });

    await host.stop();
    await test.step('pages, by URL and by link', async () => {
      await site.open('/dyndexer/overview');
      await expect(page.getByRole('article')).toBeVisible();
      await site.open('/');
      await page.getByRole('link', {name: 'Staking', exact: true}).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/staking/i);
      const statuses = await page.evaluate(
        (routes) => Promise.all(routes.map(async (route) => `${route} ${(await fetch(route)).status}`)),
        docRoutes,
      );
      expect(statuses).toEqual(docRoutes.map((route) => `${route} 200`));
    });
    await test.step('search', async () => {
      await page.keyboard.press('Control+k');
      await input(page).fill('rate limits');
      await hits(page).first().click();
      await expect(page).toHaveURL(/rate-limits/);
    });
    await test.step('a tool', async () => {
      await site.open('/platform/resources/rpc-error-codes');
      const decoder = page.getByRole('region', {name: 'Error decoder'});
      await decoder.getByRole('textbox').fill('-32002');
      await expect(decoder.locator('[data-live-text]')).toContainText('-32002');
    });
    await test.step('a page by an address with an escaped letter', async () => {
      await page.goto('/platform/st%61king');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/staking/i);
    });
    await test.step('live code says that it needs a network', async () => {
      site.allow(/playground.*ERR_CONNECTION_REFUSED/, /Failed to load resource: net::ERR_CONNECTION_REFUSED/);
      await site.open('/platform/resources/rate-limits#see-the-waits');
      await expect(page.getByText('live code needs a network connection')).toBeVisible({timeout: 10_000});
      await host.start();
      await page.getByRole('button', {name: 'Run it again'}).click();
      const result = page.getByTitle('Result of the live code').first().contentFrame();
      await expect(result.getByRole('row')).toHaveCount(7);
      await expect(page.getByText('live code needs a network connection')).toHaveCount(0);
      await host.stop();
    });
    await test.step('a page that is not stored', async () => {
      site.allow(/503/);
      await page.goto('/platform/new-page');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page is not available offline');
      await page.getByRole('link', {name: 'Open the home page'}).click();
      await site.hydrated();
    });
  });

  test('a wrong answer to a file does not replace the copy of it', async ({page, site, host}) => {
    test.setTimeout(90_000);
    site.allow(/HTTP 404: .*\.js$/, /status of 404/);
    await test.step('an error in the browser’s cache does not keep the site from being stored', async () => {
      host.break((request) => (isPagePart(request) ? 404 : undefined));
      await page.goto('/robots.txt');
      const [script = ''] = storedFiles(siteDir, '/').flatMap(({url}) => (isPagePart(url) ? [url] : []));
      const status = () => page.evaluate(async (url) => (await fetch(url)).status, script);
      expect(await status()).toBe(404);
      host.fix();
      expect(await status()).toBe(404);
      await site.open('/platform/staking');
      await stored(page);
    });

    for (const fault of ['portal', 'cut', 403, 404, 429] as const) {
      await test.step(`search works while the network answers ${fault}`, async () => {
        await site.open('/platform/staking');
        host.break(() => fault);
        await page.keyboard.press('Control+k');
        await input(page).fill('rate limits');
        await expect(hits(page).first()).toBeVisible();
        host.fix();
      });
    }
  });

  test('a deployment mid-visit breaks no page, and the next page load gets the new version', async ({
    page,
    site,
    host,
    newFolder,
    context,
  }) => {
    test.setTimeout(90_000);
    await site.open('/');
    await stored(page);
    makeNewVersion(newFolder);
    host.deploy(newFolder);

    await test.step('an open page keeps using its files', async () => {
      const expectSameDocument = await markDocument(page);
      await page.getByRole('link', {name: 'Staking', exact: true}).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/staking/i);
      await expectSameDocument();
      await expect(page.locator(versionMark)).toHaveCount(0);
    });
    await test.step('a page load gets the new version', async () => {
      await site.open('/dyndexer/overview');
      await expect(page.locator(versionMark)).toBeAttached();
    });
    await test.step('a slow or failing server does not block a page', async () => {
      host.break((request) => (request === '/platform/staking' ? 'hang' : undefined));
      await site.open('/platform/staking');
      host.break((request) => (request === '/' ? 500 : undefined));
      await site.open('/');
      host.fix();
    });
    await test.step('the copy is updated when no page uses the old one', async () => {
      await expect.poll(() => page.evaluate(isUpdateWaiting), {timeout: 60_000}).toBe(true);
      await page.close();
      const next = await context.newPage();
      await expect
        .poll(
          async () => {
            await next.goto('about:blank');
            await next.goto('/');
            return next.evaluate(isUpdateWaiting);
          },
          {timeout: 30_000},
        )
        .toBe(false);
      await host.stop();
      await next.goto('/platform/staking');
      await expect(next.locator(versionMark)).toBeAttached();
      await hydrated(next);
    });
  });

  test('a withdrawn worker removes the copy; one that cannot start does no harm', async ({
    page,
    site,
    host,
    newFolder,
  }) => {
    test.setTimeout(90_000);
    site.allow(/service-worker\.js/, /code \(500\)/);
    host.break((request) => (request === worker ? 500 : undefined));
    await site.open('/platform/staking');
    await expect.poll(() => host.requests).toContain(worker);
    host.fix();
    await site.open('/platform/staking');
    await stored(page);

    makeWithdrawn(newFolder);
    host.deploy(newFolder);
    await site.open('/');
    await expect.poll(() => page.evaluate(leftovers)).toEqual({workers: 0, caches: []});
  });
});

test.describe('without a service worker, without storage, and with a wrong clock', () => {
  test.beforeEach(async ({page}) => {
    await blockStorage(page);
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - 365 * 24 * 3600 * 1000;
    });
  });

  test('R9, R10: a deployment mid-visit reloads the page once; a missing file shows an error', async ({
    page,
    site,
    host,
    newFolder,
  }) => {
    test.setTimeout(90_000);
    site.allow(
      /HTTP 404: .*\.(?:css|js|json)$/,
      /status of 404/,
      /integrity/,
      /console warning: .*chunk/i,
      /uncaught: Loading chunk/,
      /storage/i,
    );
    let loads = 0;
    page.on('request', (request) => void (loads += Number(request.isNavigationRequest())));
    makeNewVersion(newFolder);

    await test.step('a file that the HTML references is missing', async () => {
      host.break((request) => (isMainScript(request) ? 404 : undefined));
      await page.goto('/platform/manage/billing');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(/could not be loaded: .*\/main\.\w+\.js/);
      await expect(page.getByRole('article')).toBeVisible();
      expect(loads).toBe(2);
      host.fix();
      await alert.getByRole('button', {name: 'Retry'}).click();
      await site.hydrated();
      expect(loads).toBe(3);
    });
    loads = 0;
    host.deploy(newFolder);
    await page.getByRole('link', {name: 'Staking', exact: true}).first().click();
    await expect(page.locator(versionMark)).toBeAttached();
    await site.hydrated();
    expect(loads).toBe(1);

    await test.step('a file that a page loads is missing', async () => {
      host.break((request) => (isPagePart(request) ? 404 : undefined));
      await page.getByRole('link', {name: 'Rate limits', exact: true}).first().click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(/loading chunk/i);
      await expect(page.getByRole('article')).toBeVisible();
      expect(loads).toBe(2);
      host.fix();
      await alert.getByRole('button', {name: 'Retry'}).click();
      await site.hydrated();
    });
  });

  test('R10: without a connection, a link keeps the page that is being read', async ({page, site, host}) => {
    site.allow(/failed: .* net::ERR_/, /Failed to load resource/, /console warning: .*chunk/i, /storage/i);
    await site.open('/platform/staking');
    await host.stop();
    const link = page.getByRole('link', {name: 'Rate limits', exact: true}).first();
    const alert = page.getByRole('alert');
    const heading = page.getByRole('heading', {level: 1});
    await link.click();
    await expect(alert).toContainText('The page that you opened isn’t working right now.');
    await expect(heading).toHaveText('Staking');
    await expect(page).toHaveURL('/platform/staking');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toContainText('The server still doesn’t answer.');
    await alert.getByRole('button', {name: 'Close'}).click();
    await expect(alert).toHaveCount(0);
    await link.click();
    await expect(alert).toBeVisible();
    await page.locator('.table-of-contents__link').first().click();
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL(/\/platform\/staking#/);
    await link.click();
    await expect(alert).toBeVisible();
    await host.start();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(heading).toHaveText('Rate limits');
    await page.goBack();
    await expect(page).toHaveURL(/\/platform\/staking#/);
    await expect(heading).toHaveText('Staking');
  });

  for (const fault of ['drop', 503] as const) {
    test(`R9: a page stays readable if its server stops sending while it loads: ${fault}`, async ({
      page,
      site,
      host,
    }) => {
      site.allow(
        /failed: .* net::ERR_/,
        /HTTP 503/,
        /Failed to load resource/,
        /uncaught: Loading chunk/,
        /integrity/,
        /storage/i,
      );
      const alert = page.getByRole('alert');
      // Two pages, as the browser keeps the scripts of the first.
      for (const [route, isScript] of [
        ['/platform/manage/billing', isMainScript],
        ['/platform/staking', isPagePart],
      ] as const) {
        const pageRequests = () => host.requests.filter((request) => request === route).length;
        host.break((request) => {
          const isSent = request === route ? pageRequests() === 1 : !isScript(request);
          return isSent ? undefined : fault;
        });
        await page.goto(route);
        await expect(alert).toContainText(/could not be loaded|loading chunk/i);
        await expect(page.getByRole('article')).toContainText('plan');
        expect(pageRequests()).toBeGreaterThan(1);
        host.fix();
        await alert.getByRole('button', {name: 'Retry'}).click();
        await site.hydrated();
        await expect(alert).toHaveCount(0);
      }
    });
  }
});

test('on slow 3G a page can be read before its scripts arrive, and then hydrates', async ({page, site}) => {
  test.setTimeout(60_000);
  // Slow 3G has 0.4 Mbit/s; the test host does not compress, so there are four times as many bytes to transfer.
  await slowDown(page, 1, {name: 'slow 3G', latency: 2000, downMbit: 1.6, upMbit: 1.6});
  // Otherwise, they may arrive while this test looks at the page.
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto('/platform/staking', {waitUntil: 'commit'});
  await expect(page.getByRole('article')).toContainText('Staking', {timeout: 20_000});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await site.hydrated();
});

test('the copy of the site is a download of at most 4 MB', () => {
  const sizes = storedFiles(siteDir, '/').map(({url}) => gzipSync(readFileSync(fileOf(url))).length);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  expect(megabytes).toBeLessThan(4);
});

const isMainScript = (request: string) => /\/main\.\w+\.js$/.test(request);
/** Matches the chunks of a page, not the main and runtime chunks. */
const isPagePart = (request: string) => /^\/assets\/js\/(?!main|runtime).*\.js$/.test(request);

const fileOf = (url: string) => {
  const name = path.join(siteDir, decodeURI(url === '/' ? '/index' : url));
  return existsSync(`${name}.html`) ? `${name}.html` : name;
};

/** Resolves when the offline copy is complete and its worker controls this page. */
async function stored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  });
}

/** Runs in the page: deletes one of its scripts from the cache, corrupts the others, and returns all. */
async function damageCopy(cacheName: string): Promise<string[]> {
  const cache = await caches.open(cacheName);
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Not those of linked pages: the browser decides when to prefetch them.
  const scripts = loaded.filter(({initiatorType}) => initiatorType === 'script').map(({name}) => name);
  for (const [index, url] of scripts.entries()) {
    if (index === 0) await cache.delete(url);
    else await cache.put(url, new Response('broken('));
  }
  return scripts;
}

/** Runs in the page: returns the URLs whose copies are still corrupt or missing. */
async function findDamage({cacheName, urls}: {cacheName: string; urls: string[]}): Promise<string[]> {
  const cache = await caches.open(cacheName);
  const texts = await Promise.all(urls.map(async (url) => (await cache.match(url))?.text()));
  return urls.filter((_, index) => texts[index] === undefined || texts[index] === 'broken(');
}

/** Runs in the page. */
async function isUpdateWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting);
}

/** Runs in the page: returns the remaining workers and caches. */
async function leftovers(): Promise<{workers: number; caches: string[]}> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return {workers: registrations.length, caches: await caches.keys()};
}
