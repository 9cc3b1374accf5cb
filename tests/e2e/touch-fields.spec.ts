import {dialog, input} from './lib/search-modal';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

test.use({viewport: phone, hasTouch: true, isMobile: true});

/** Below this size, Safari on phones zooms into a field, in CSS pixels. */
const minFontSize = 16;

const editable = 'textarea, select, input:not([type=checkbox], [type=radio]), [role=textbox]';

/** What is wrong with fields for a phone. Runs in the page. */
function zoomedOrCorrected(elements: readonly Element[], min: number): string[] {
  const isText = (element: Element) =>
    !element.matches('select, [type=number], [inputmode=decimal], [inputmode=numeric]');
  return elements.flatMap((element) => {
    const name = element.getAttribute('aria-label') ?? element.id;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const corrects = ['autocapitalize', 'autocorrect'].filter((each) => element.getAttribute(each) !== 'off');
    return [
      ...(size < min ? [`${name}: ${size} px`] : []),
      ...(isText(element) ? corrects.map((each) => `${name}: ${each}`) : []),
    ];
  });
}

for (const route of [
  '/platform/resources/rpc-error-codes',
  '/platform/solana-rpc/solana-documentation',
  '/platform/resources/rate-limits',
  '/platform/solana-rpc/send-transaction',
  '/search',
]) {
  test(`${route}: on a phone, tapping a field does not zoom, and its keyboard corrects nothing`, async ({
    page,
    site,
  }) => {
    await site.open(route);
    for (const tool of await page.locator('[data-tool], [data-live]').all()) {
      await tool.scrollIntoViewIfNeeded();
      await expect(tool.locator(editable).first()).toBeAttached();
    }
    const fields = page.locator('main').locator(editable);
    await expect(fields.first()).toBeAttached();
    expect(await fields.evaluateAll(zoomedOrCorrected, minFontSize)).toEqual([]);
  });
}

test('the check detects a field that is too small, and one that keyboards correct', async ({page, site}) => {
  await site.open('/search');
  const field = page.getByRole('searchbox');
  await field.evaluate((input) => {
    input.style.fontSize = '14px';
    input.removeAttribute('autocorrect');
  });
  const wrong = await field.evaluateAll(zoomedOrCorrected, minFontSize);
  expect(wrong).toEqual([expect.stringContaining('14 px'), expect.stringContaining('autocorrect')]);
});

test('the search key of a phone leaves the results to the reader, without the keyboard', async ({page, site}) => {
  await site.open('/search');
  const field = page.getByRole('searchbox');
  await field.fill('slot');
  await field.press('Enter');
  await expect(field).not.toBeFocused();
  await site.open('/');
  await page.getByRole('button', {name: 'Search docs'}).tap();
  await expect(dialog(page)).toBeVisible();
  await expect(input(page)).toHaveAttribute('enterkeyhint', 'search');
});

test.describe('in landscape', () => {
  test.use({viewport: {width: 740, height: 300}});

  test('P11: what is wrong with an API key is in view', async ({page, site}) => {
    await site.open('/');
    await page.getByRole('button', {name: 'Fill in your API key'}).first().tap();
    const form = page.getByRole('dialog', {name: 'Your API key in the samples'});
    await form.getByRole('textbox').fill('not a key');
    await form.getByRole('textbox').press('Enter');
    await expect(form.getByRole('alert')).toContainText('a key contains only letters');
    await expect(form.getByRole('alert')).toBeInViewport({ratio: 1});
  });
});

test('with large text, each example of an error fits a small phone', async ({page, site}) => {
  await page.setViewportSize({width: 360, height: 740});
  await site.open('/platform/resources/rpc-error-codes');
  await page.addStyleTag({content: 'html {font-size: 200% !important}'});
  const example = page.getByRole('button', {name: 'BlockhashNotFound'}).first();
  await expect(example).toBeVisible();
  const widths = await example.evaluate((button) => [button.scrollWidth, button.parentElement?.clientWidth ?? 0]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test('on a phone, the focus shows each example as a whole', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open('/platform/resources/rpc-error-codes');
  const tool = page.getByRole('region', {name: 'Error decoder'});
  await tool.getByRole('textbox').focus();
  const examples = tool.getByRole('group', {name: 'Examples'}).getByRole('button');
  for (const example of await examples.all()) {
    await page.keyboard.press('Tab');
    await expect(example).toBeFocused();
    await expect(example).toBeInViewport({ratio: 0.98});
  }
});
