import {expect, test} from './lib/site';

test('C7, E5: a page that crashes shows the crash screen, and Try again recovers it', async ({page, site}) => {
  site.allow(/console error/, /uncaught/);
  await site.open('/search?q=staking');
  await expect(page.locator('[data-live-text]')).toHaveText(/results/);
  // Breaks a call that the search page makes when it renders the fields of a hit.
  await page.evaluate(`{
    const original = String.prototype.split;
    String.prototype.split = function (separator, limit) {
      if (separator === '<mark>') throw new Error('broken on purpose');
      return original.call(this, separator, limit);
    };
    window.fix = () => (String.prototype.split = original);
  }`);
  await page.getByRole('searchbox').fill('billing');
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
  await page.evaluate('window.fix()');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {name: 'Search the documentation'})).toBeVisible();
});

test('C7: the crash of one page of a section does not hide the others', async ({page, site}) => {
  site.allow(/console error/, /uncaught/);
  await site.open('/platform/introduction/getting-started');
  // Breaks a call that the reference makes when it renders its list of methods.
  await page.evaluate(`{
    const original = JSON.parse;
    JSON.parse = (text, ...rest) => {
      if (text.includes('"getBalance"')) throw new Error('broken on purpose');
      return original(text, ...rest);
    };
  }`);
  const link = page.getByRole('main').locator('a[href^="/platform/solana-rpc/solana-documentation"]').first();
  await link.click();
  const crash = page.getByRole('heading', {name: 'This page crashed.'});
  await expect(crash).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Getting started');
  await expect(crash).toHaveCount(0);
});

test('E5: a tool that crashes on the text of a link starts over without it', async ({page, site}) => {
  site.allow(/console error/, /uncaught/);
  await page.addInitScript(`{
    const original = String.prototype.trim;
    String.prototype.trim = function () {
      if (String(this) === '7429') throw new Error('broken on purpose');
      return original.call(this);
    };
  }`);
  await site.open('/platform/resources/rpc-error-codes?error=7429');
  const tool = page.getByRole('region', {name: 'Error decoder'});
  await expect(tool.getByRole('alert')).toContainText('This tool crashed on its input.');
  await expect(tool.getByRole('alert')).toContainText('broken on purpose');
  await tool.getByRole('button', {name: 'Start over'}).click();
  await expect(tool.getByRole('textbox', {name: 'Error, response, or log'})).toHaveValue('');
  await expect(tool.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/\/rpc-error-codes$/);
});
