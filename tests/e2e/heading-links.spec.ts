import {clipboard} from './lib/clipboard';
import {expect, test} from './lib/site';

const faq = '/platform/resources/faq';

test('the # of a heading navigates to it, copies its URL and confirms that', async ({page, context, site}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open(`${faq}?from=mail`);
  const heading = page.getByRole('heading', {name: 'Networks and regions'});
  const link = heading.getByRole('link', {name: 'Link to this section', exact: true});
  const status = page.locator('.heading-link-status');
  const {origin} = new URL(page.url());

  // By mouse: hovering over the heading reveals the link, which also navigates to the section.
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await link.click();
  await expect(status).toHaveText('The link to Networks and regions is copied.');
  await expect(link).toHaveAttribute('data-copied', 'Copied');
  expect(await clipboard(page)).toBe(`${origin}${faq}#networks-and-regions`);
  await expect(page).toHaveURL(/#networks-and-regions$/);
  await expect(heading).toBeInViewport();
  await expect(link).not.toHaveAttribute('data-copied');

  // By keyboard, on a heading of another level.
  const question = page.getByRole('heading', {name: 'Where do I find my API key?'}).getByRole('link');
  await question.focus();
  await expect(question).toHaveCSS('opacity', '1');
  await question.press('Enter');
  await expect(status).toHaveText('The link to Where do I find my API key? is copied.');
  expect(await clipboard(page)).toBe(`${origin}${faq}#where-is-my-key`);

  // Client-side scripts have not removed what the build put into the head.
  await expect(page.locator('head meta[property="og:image"]')).toHaveCount(1);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(2);
});

for (const [given, meant] of [
  ['/platform/solana-rpc/solana-documentation#getbalance', 'getBalance'],
  ['/platform/resources/rpc-error-codes#-32005', 'error-minus-32005'],
] as const) {
  test(`a link to ${given} leads to the intended section`, async ({page, site}) => {
    await site.open(given);
    await expect(page).toHaveURL(new RegExp(`#${meant}$`));
    await expect(page.locator(`#${meant}`)).toBeInViewport();
  });
}
