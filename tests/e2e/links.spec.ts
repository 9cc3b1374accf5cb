import {expect, test} from './lib/site';

// The server renders Docusaurus's link component, the browser the site's (src/plugins/lean-bundle/client/link.tsx).
for (const path of ['/platform/manage/billing', '/platform/resources/glossary', '/dyndexer/api/ListIndexers']) {
  test(`R2, R3: links of ${path} are the same in the built HTML and after client-side navigation`, async ({
    page,
    site,
  }) => {
    await site.open(path);
    const linksOf = (isBuilt: boolean) =>
      page.evaluate(async (built) => {
        const html = built ? await (await fetch(window.location.href)).text() : document.documentElement.outerHTML;
        // Toggles of sidebar categories are links without scripts, and buttons with them.
        const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a:not([role=button])');
        // The table of contents highlights the current section.
        const read = ({name, value}: Attr) => `${name}=${value.replace(' table-of-contents__link--active', '')}`;
        return Array.from(links, (link) => Array.from(link.attributes, read).sort().join(' '));
      }, isBuilt);
    const built = await linksOf(true);
    await page.getByRole('link', {name: 'Syndica'}).first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => linksOf(false)).toEqual(built);
  });
}

test('a link to the current page adds no history entry', async ({page, site}) => {
  await site.open('/platform/staking');
  const brand = page.getByRole('link', {name: 'Syndica'}).first();
  await brand.click();
  await expect(page).toHaveURL('/');
  const length = await page.evaluate(() => history.length);
  await brand.click();
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('C1: a link that opens in a new tab does not navigate the page', async ({page, site, context}) => {
  await site.open('/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', {name: 'Staking', exact: true})
    .first()
    .click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL('/platform/staking');
  await expect(page).toHaveURL('/');
});
