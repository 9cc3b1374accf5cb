/** Parts of pages whose code loads when they come near the screen, on a network that fails. */
import {breakScripts} from './lib/page-scripts';
import {expect, test} from './lib/site';

const parts = [
  {
    what: 'a diagram',
    title: 'The diagram',
    path: '/platform/staking',
    place: 'figure',
    content: '.docusaurus-mermaid-container svg',
    instead: 'summary',
  },
  {
    what: 'live code',
    title: 'The live editor',
    path: '/platform/resources/rate-limits',
    place: '[data-live]',
    content: 'iframe',
    instead: 'pre',
  },
] as const;

for (const {what, title, path, place, content, instead} of parts) {
  test(`R9: ${what} that does not load says so beside its text, and can be tried again`, async ({page, site}) => {
    await site.open(path);
    const repair = await breakScripts(page, site);
    const part = page.locator(place).first();
    await part.scrollIntoViewIfNeeded();
    const alert = part.getByRole('alert').filter({hasText: `${title} isn’t working right now.`});
    await expect(alert).toBeVisible();
    await expect(part.locator(instead).first()).toBeVisible();
    await repair();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(part.locator(content).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}
