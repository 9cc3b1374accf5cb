import {readFileSync} from 'node:fs';
import path from 'node:path';
import {violations} from './lib/axe';
import {clipboard} from './lib/clipboard';
import {dialog, input, openSearch} from './lib/search-modal';
import {expect, test} from './lib/site';
import {dyndexerRoutes} from './routes';

const operationRoutes = dyndexerRoutes.filter((route) => route.includes('/api/'));
const createIndexer = '/dyndexer/api/CreateIndexer';

test.use({permissions: ['clipboard-read', 'clipboard-write'], contextOptions: {reducedMotion: 'reduce'}});

test('P2, R3: Next leads through all operations, and the navigation always shows the current page', async ({
  page,
  site,
}) => {
  test.setTimeout(60_000);
  await site.open('/dyndexer/overview');
  const list = page.getByRole('navigation', {name: 'Pages in dyndexer'});
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  const visited: string[] = [];
  for (let steps = 1; steps < dyndexerRoutes.length; steps += 1) {
    const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});
    const path = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL(path);
    await expect(list.locator('[aria-current="page"]')).toHaveAttribute('href', path);
    await expect(trail.getByRole('link', {name: 'dyndexer'})).toHaveAttribute('href', '/dyndexer/overview');
    visited.push(path);
  }
  expect(visited.filter((path) => path.includes('/api/')).sort()).toEqual([...operationRoutes].sort());
  await expect(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link')).toHaveCount(1);
  await expect(list.getByRole('link')).toHaveCount(dyndexerRoutes.length);
});

test('P2: a link to a field or a status expands what hides it', async ({page, site}) => {
  await site.open(`${createIndexer}#body-postgreswriter-keys`);
  const field = page.locator('#body-postgreswriter-keys');
  await expect(field.getByText('One entry for each key')).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = '#error-409';
  });
  await expect(page.locator('#error-409').getByText('"title": "The name is in use"')).toBeInViewport();
  // A link to a status that has been closed again opens it again.
  const status = page.locator('details#error-409');
  await status.locator('summary').click();
  await expect(status).toHaveJSProperty('open', false);
  await page.getByRole('link', {name: 'Link to status 409', exact: true}).click();
  await expect(status).toHaveJSProperty('open', true);
  // The field's own permalink leads back to it.
  await field.getByRole('link', {name: 'Link to postgresWriter.keys', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${createIndexer}#body-postgreswriter-keys`);
  await page.locator('details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  expect(await violations(page, 'article')).toEqual([]);
});

test('P11: an operation’s code is copied ready to run, in the chosen language', async ({page, site}) => {
  await site.open(`${createIndexer}?language=python`);
  const code = page.locator('.language-python').filter({visible: true}).first();
  await code.hover();
  await code.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(code.getByRole('status')).toContainText('Copied');
  const copied = await clipboard(page);
  expect(copied).toContain('os.environ["SYNDICA_API_KEY"]');
  expect(copied).toContain('"Idempotency-Key": str(uuid.uuid4())');
});

/** An operation, a field, an error type and a command line option. */
const searches = [
  ['UploadBinary', '/dyndexer/api/UploadBinary'],
  ['db_connection_str', `${createIndexer}#request-body`],
  ['digest-mismatch', '/dyndexer/api/UploadBinary#errors'],
  ['--postgres-writer', '/dyndexer/cli#indexer-create'],
] as const;

test('P2: the search finds operations, fields, errors and options of dyndexer', async ({page, site}) => {
  await site.open('/');
  await openSearch(page);
  for (const [query, url] of searches) {
    await input(page).fill(query);
    // The first search loads the index.
    await expect(dialog(page).locator(`a[href="${url}"]`).first(), query).toBeVisible({timeout: 15_000});
  }
});

test('P2: the site serves the contract, and each operation’s page links to it', async ({page, baseURL}) => {
  for (const route of operationRoutes) {
    expect(await (await page.request.get(route)).text(), route).toMatch(/href="?\/dyndexer\/openapi\.yaml/);
  }
  const served = await page.request.get(`${baseURL}/dyndexer/openapi.yaml`);
  expect(await served.text()).toBe(readFileSync(path.join(__dirname, '../../dyndexer/openapi.yaml'), 'utf8'));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('P2: fields expand, and each status has an example', async ({page}) => {
    await page.goto(createIndexer);
    await page.getByText('3 fields of postgresWriter').click();
    await expect(page.locator('#body-postgreswriter-keys')).toBeVisible();
    const statuses = page.locator('details[id^="error-"]');
    await expect(statuses).not.toHaveCount(0);
    for (const status of await statuses.all()) {
      await status.locator('summary').click();
      await expect(status.locator('pre').first()).toContainText('"status"');
      await expect(status.locator('pre').first()).toBeVisible();
    }
  });
});
