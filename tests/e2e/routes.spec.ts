import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findFile, siteDir} from '../support/built-site';
import {scriptsOf} from '../support/shipped-scripts';
import {holdBack} from './lib/hold-back';
import {breakScripts, pageScripts} from './lib/page-scripts';
import {markDocument} from './lib/same-document';
import {expect, test} from './lib/site';
import {draftRoute} from './routes';

test('R1: / is the main doc of the current version, labeled Next', async ({page, site}) => {
  await site.open('/');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('meta[name=docusaurus_version]')).toHaveAttribute('content', 'current');
  // What the build knows of the versions is in its scripts.
  const scripts = scriptsOf(siteDir);
  expect(scripts).toContain(
    'default:{path:"/",versions:[{name:"current",label:"Next",isLast:!0,path:"/",mainDocId:"index",',
  );
  // No other version, of the platform or of dyndexer.
  expect(scripts.match(/mainDocId:"/g)).toHaveLength(2);
});

test('R4: the search page runs the query in q, at its configured path', async ({page, site}) => {
  await site.open('/search?q=staking');
  await expect(page.getByRole('searchbox')).toHaveValue('staking');
  await expect(page.locator('[data-live-text]')).toHaveText(/\d+ results?/);
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
  await page.getByRole('searchbox').fill('billing');
  await expect(page).toHaveURL('/search?q=billing');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('R5: the draft has no page, link, sitemap entry or search hit', async ({page, site}) => {
  expect((await page.request.get(draftRoute)).status()).toBe(404);
  const files = readdirSync(siteDir, {recursive: true, encoding: 'utf8'}).filter((name) => path.extname(name) !== '');
  const mentions = (name: string) => files.filter((file) => readFileSync(path.join(siteDir, file)).includes(name));
  expect(mentions('platform/das-api')).toEqual([]);
  // Sanity check: a published page is mentioned.
  expect(mentions('platform/staking')).toEqual(expect.arrayContaining(['sitemap.xml', 'llms.txt']));
  await site.open('/search?q=DAS API');
  await expect(page.locator('[data-live-text]')).toHaveText(/results?/);
  await expect(page.locator(`a[href*="das-api"]`)).toHaveCount(0);
});

for (const missing of [
  '/nope',
  '/platform/nope',
  '/platform',
  '/dyndexer',
  '/tags',
  '/platform/staking/nope',
  '/Platform/Staking',
]) {
  test(`R6: ${missing} shows the not-found page`, async ({page, site}) => {
    site.allow(/HTTP 404/, /status of 404/);
    const response = await page.goto(missing);
    expect(response?.status()).toBe(404);
    await site.hydrated();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
  });
}

test('R6: a URL that cannot be decoded shows a working not-found page', async ({page, site}) => {
  site.allow(/HTTP 404/, /status of 404/);
  // Some hosts reject it; others respond as to any unknown path.
  await page.route('**/%E0%A4%A', (route) =>
    route.fulfill({status: 404, path: path.join(siteDir, '404.html'), contentType: 'text/html'}),
  );
  await site.open('/%E0%A4%A');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
});

for (const [ugly, clean] of [
  ['/platform/staking.html', '/platform/staking'],
  ['/platform/staking/index.html', '/platform/staking'],
  ['/index.html', '/'],
] as const) {
  test(`R7: ${ugly} becomes ${clean}, whatever the host does`, async ({page, site}) => {
    // A host without redirects serves the page's file under its own name.
    await page.route(`**${ugly}?*`, (route) =>
      route.fulfill({path: findFile(siteDir, clean), contentType: 'text/html'}),
    );
    await site.open(`${ugly}?from=link#top`);
    await expect(page).toHaveURL(`${clean}?from=link#top`);
    await expect(page.getByRole('article')).toBeVisible();
  });
}

test('E5: a hash that cannot be decoded does not crash the page, typed or via Back', async ({page, site}) => {
  await site.open('/platform/staking#%E0%A4%A');
  await page.evaluate(() => (window.location.hash = '#100%'));
  await page.getByRole('link', {name: 'ChainStream API', exact: true}).first().click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('ChainStream API');
  for (const hash of ['#100%25', '#%25E0%25A4%25A']) {
    await page.goBack();
    await expect(page).toHaveURL(`/platform/staking${hash}`);
    await expect(heading).toHaveText('Staking');
  }
});

test('R8: a page loads when it is visited, with a spinner if that takes long', async ({page, site}) => {
  await site.open('/');
  const release = await holdBack(page, pageScripts);
  const requested = page.waitForRequest(pageScripts);
  await page.getByRole('link', {name: 'Staking', exact: true}).first().click();
  const notice = page.locator('[aria-live=polite]').getByRole('img', {name: 'Loading the page'});
  await expect(notice).toBeVisible();
  await requested;
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/stak/i);
  await expect(notice).toHaveCount(0);
});

test('R8: Back to a page that has to load first keeps the scroll position', async ({page, site}) => {
  await site.open('/platform/resources/faq');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Glossary'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  await site.hydrated();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test('R9, E4: a page with a chunk that cannot be loaded shows the error and a Retry button', async ({page, site}) => {
  site.allow(/failed: .*\.js/, /Failed to load resource/);
  const main = /\/assets\/js\/(?:main|runtime~main)\./;
  await page.route(/\/assets\/js\/.*\.js/, (route) =>
    main.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto('/platform/staking');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/loading chunk/i);
  // The text of the page is in its HTML, so it remains readable.
  await expect(page.getByRole('article')).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await site.hydrated();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('E4: a page that was left before it had hydrated is loaded again when Back restores it as it was', async ({
  page,
  site,
}) => {
  await site.open('/platform/staking');
  const restore = () => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  await page.evaluate(() => document.body.setAttribute('data-first', ''));
  await page.evaluate(restore);
  await site.hydrated();
  await expect(page.locator('[data-first]')).toBeAttached();
  await page.evaluate(() => (document.documentElement.dataset.hasHydrated = 'false'));
  await page.evaluate(restore);
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await site.hydrated();
});

test('R10: a link that could not be preloaded while it was hovered is tried again when it is clicked', async ({
  page,
  site,
}) => {
  await site.open('/');
  const repair = await breakScripts(page, site);
  // From here on, hovering preloads.
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g'}}));
  const link = page.getByRole('link', {name: 'Staking', exact: true}).first();
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await repair();
  const expectSameDocument = await markDocument(page);
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/stak/i);
  await expectSameDocument();
});

test('R10: when preloading the next page fails, the browser loads it in full', async ({page, site}) => {
  site.allow(/failed: .*\.js/, /Failed to load resource/, /console warning: .*chunk/i);
  await site.open('/');
  let isBroken = true;
  await page.route(/\/assets\/js\/.*\.js/, (route) => (isBroken ? route.abort() : route.continue()));
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  // The reload finds an intact deployment.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isBroken = false;
  });
  await page.getByRole('link', {name: 'Staking', exact: true}).first().click();
  expect(new URL((await reloaded).url()).pathname).toBe('/platform/staking');
  await page.waitForLoadState();
  await site.hydrated();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/stak/i);
});
