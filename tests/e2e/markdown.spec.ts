import {provider} from '../../src/config/provider';
import {rpcMethods} from '../../src/data/rpc/methods';
import {clipboard} from './lib/clipboard';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';
import {docRoutes} from './routes';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

/** Leads from a single page to all others. */
const pointer = `\nAll pages: ${provider.siteUrl}/llms.txt\n`;

test('P1: every page is available as Markdown and listed in llms.txt and llms-full.txt', async ({request}) => {
  const index = await (await request.get('/llms.txt')).text();
  const full = await (await request.get('/llms-full.txt')).text();
  for (const route of docRoutes) {
    const path = route === '/' ? '/index.md' : `${route}.md`;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const markdown = await answer.text();
    expect(markdown, path).toMatch(/^# .+\n/);
    expect(index, path).toContain(`${provider.siteUrl}${path})`);
    expect(markdown, path).toContain(pointer);
    expect(full, path).toContain(markdown.replace(pointer, ''));
  }
});

test('P1: every method is a Markdown file of its own, which llms.txt lists', async ({request}) => {
  const index = await (await request.get('/llms.txt')).text();
  for (const {name} of rpcMethods) {
    const path = `/platform/solana-rpc/methods/${name}.md`;
    const markdown = await (await request.get(path)).text();
    expect(markdown, path).toMatch(new RegExp(`^# ${name}\\n\\nSource: .*#${name}\\n\\n`));
    expect(markdown.match(/^## Errors$/gm), path).toHaveLength(1);
    expect(index, path).toContain(`- [${name}](${provider.siteUrl}${path}): `);
  }
});

test('P1: content rendered from data is in the Markdown', async ({request}) => {
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/platform/resources/rate-limits.md')).toMatch(/\| `getProgramAccounts` +\| \d+/);
  expect(await read('/platform/solana-rpc/solana-documentation.md')).toContain('\n### getBalance\n');
  expect(await read('/dyndexer/api/CreateIndexer.md')).toContain('Idempotency-Key');
});

test('P1: the menu of ways to read a page is above the header of a table below it', async ({page, site}) => {
  await site.open('/platform/introduction/getting-started');
  await page.getByLabel('More ways to read this page').click();
  const links = page.locator('article details ul').getByRole('link');
  const covered = await links.evaluateAll((all) =>
    all.filter((link) => {
      const {left, bottom} = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + 1, bottom - 1));
    }),
  );
  expect(covered).toEqual([]);
  await expect(links).not.toHaveCount(0);
});

test('P1: a page can be copied as Markdown, or opened in an assistant', async ({page, site}) => {
  await site.open('/platform/staking');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.locator('[role=status]').filter({hasText: 'Copied'})).toBeVisible();
  const copied = await clipboard(page);
  expect(copied.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^# ./),
    '',
    `Source: ${provider.siteUrl}/platform/staking`,
  ]);

  const more = page.getByLabel('More ways to read this page');
  await more.click();
  const assistant = page.getByRole('link', {name: 'Ask Claude'});
  await expect(assistant).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`${provider.siteUrl}/platform/staking.md`)),
  );
  // In Safari, a click does not focus the button of the menu.
  await more.blur();
  await page.keyboard.press('Escape');
  await expect(assistant).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/platform/staking.md');
});

test('P1: a page that cannot be copied says what to do instead', async ({page, site}) => {
  site.allow(/failed: .*\.md/, /Failed to load resource/);
  await page.route(/\.md$/, (route) => route.abort());
  await site.open('/platform/staking');
  await page.getByRole('button', {name: 'Copy page'}).click();
  const message = page.locator('[role=status]').filter({hasText: 'Not copied.'});
  await expect(message).toBeVisible();
  await test.step('on a phone, it is readable above what it covers', async () => {
    await page.setViewportSize(phone);
    await expect(message).toBeInViewport({ratio: 1});
    expect((await message.boundingBox())?.width).toBeGreaterThan(250);
    expect(await message.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/);
  });
});
