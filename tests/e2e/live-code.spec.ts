import type {Locator} from '@playwright/test';
import {colorToggle} from './lib/color-mode';
import {holdBack} from './lib/hold-back';
import {liveBlock, liveEditor, livePage, replaceCode} from './lib/live-code';
import {expect, test} from './lib/site';
import {phone} from './lib/viewports';

/** How live code runs and shows. What it may reach is in security.spec.ts, and its keys are in keyboard.spec.ts. */

test('P12: a live block has its editor above and its result below, and reflects edits', async ({page, site}) => {
  await site.open(livePage);
  const {editor, frame, result} = liveBlock(page);
  await editor.scrollIntoViewIfNeeded();
  await expect(result).not.toBeEmpty();
  const [above, below] = [await editor.boundingBox(), await frame.boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
  const before = await result.innerText();
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('() => <strong>edited by a reader</strong>');
  await expect(result).toHaveText('edited by a reader');
  expect(before).not.toContain('edited by a reader');
});

test('P12: an edit without a key is run, such as by a menu or dictation', async ({page, site}) => {
  await site.open(livePage);
  await replaceCode(page, '() => <strong>dictated</strong>');
  await expect(liveBlock(page).result).toHaveText('dictated');
});

test('P12: composed text is run when it is complete', async ({page, site}) => {
  await site.open(livePage);
  await replaceCode(page, '() => <strong>so</strong>');
  const {editor, result} = liveBlock(page);
  await expect(result).toHaveText('so');
  await editor.getByText('so', {exact: true}).evaluate((word) => getSelection()?.selectAllChildren(word));
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', {text: 'compose', selectionStart: 7, selectionEnd: 7});
  await expect(editor).toContainText('compose');
  await keyboard.send('Input.insertText', {text: 'composed'});
  await expect(result).toHaveText('composed');
});

test('P12: on a phone, the result is in view while a reader edits', async ({page, site}) => {
  await page.setViewportSize(phone);
  await site.open(livePage);
  const {editor, frame} = liveBlock(page);
  await editor.getByText('firstWait').first().click();
  await expect(editor).toBeFocused();
  await expect(frame).toBeInViewport();
});

test('P12: the live sample for batches says which numbers it accepts', async ({page, site}) => {
  await site.open('/platform/resources/rate-limits#batches');
  const result = page.getByTitle('Result of the live code').last().contentFrame();
  const size = result.getByLabel('Calls in a batch');
  await result.getByLabel('Calls per second').fill('90');
  await result.getByLabel('Limit of the method').fill('60');
  await size.fill('10');
  await expect(result.getByText('9 of 60 spent per second')).toBeVisible();
  for (const text of ['0', '-1', '', '1.5', '100001']) {
    await size.fill(text);
    await expect(result.getByText('Write a whole number from 1 to 100,000.')).toBeVisible();
    await expect(result.getByText('spent per second')).toHaveCount(0);
  }
  await size.fill('100000');
  await expect(result.getByText('The maximum is 6,000,000 calls per second.')).toBeVisible();
});

test('P12: the result follows its code in height and color mode, and shows an error', async ({page, site}) => {
  await site.open(livePage);
  const {frame, result} = liveBlock(page);
  await expect(result.getByRole('row')).toHaveCount(7);
  const isAsHighAsItsContent = async () => {
    const [outside, inside] = [await frame.boundingBox(), await result.boundingBox()];
    return Math.abs((outside?.height ?? 0) - (inside?.height ?? 1000)) <= 1;
  };
  await expect.poll(isAsHighAsItsContent).toBe(true);
  const before = (await frame.boundingBox())?.height ?? 0;

  await replaceCode(page, '() => <p style={{height: 700}}>high</p>');
  await expect(result).toHaveText('high');
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(Math.max(700, before));
  await expect.poll(isAsHighAsItsContent).toBe(true);

  const colorOf = () => result.evaluate((element) => getComputedStyle(element).color);
  const light = await colorOf();
  await colorToggle(page).click();
  await expect.poll(colorOf).not.toBe(light);

  await replaceCode(page, '() => <p>never closed');
  await expect(result).toContainText('SyntaxError');
  await page.getByRole('button', {name: 'Reset code to original'}).first().click();
  await expect(liveBlock(page).result.getByRole('row')).toHaveCount(7);
});

test('P12: live code whose document does not come says so, until it comes', async ({page, site}) => {
  const release = await holdBack(page, '**/playground/*');
  await site.open(livePage);
  await page.locator('[data-live]').first().scrollIntoViewIfNeeded();
  const status = page.getByRole('status').filter({hasText: 'The result has not loaded: live code needs a network'});
  await expect(status.getByRole('button', {name: 'Run it again'})).toBeVisible({timeout: 10_000});
  release();
  await expect(liveBlock(page).result.getByRole('row')).toHaveCount(7);
  await expect(status).toHaveCount(0);
});

test('P12: code that does not end is reported, and other code runs again', async ({page, site}) => {
  await site.open(livePage);
  const {result} = liveBlock(page);
  await expect(result.getByRole('row')).toHaveCount(7);
  await replaceCode(page, '() => { for (;;); }');
  const status = page.getByRole('status').filter({hasText: 'The code has not finished'});
  // A slow document may answer one ping before it runs the code: then detection takes until the next ping.
  await expect(status).toBeVisible({timeout: 10_000});
  await test.step('a new document that hangs at once has still loaded', async () => {
    await page.getByRole('button', {name: 'Run it again'}).click();
    await expect(status).toHaveCount(0);
    await expect(page.getByRole('status').filter({hasText: 'Run it again'})).toHaveText(/^The code has not finished/, {
      timeout: 10_000,
    });
  });
  await replaceCode(page, '() => <p>it ends</p>');
  await expect(result).toHaveText('it ends');
  await expect(status).toHaveCount(0);
});

test('P12: code that does not end also stops the other samples of the page, and all run again', async ({
  page,
  site,
}) => {
  await site.open(livePage);
  const samples = page.locator('[data-live]');
  const resultOf = (sample: Locator) => sample.getByTitle('Result of the live code').contentFrame().getByRole('main');
  const [edited, other] = [samples.first(), samples.nth(1)];
  await other.scrollIntoViewIfNeeded();
  await expect(resultOf(other)).toContainText('spent per second');
  await edited.scrollIntoViewIfNeeded();
  await expect(resultOf(edited).getByRole('row')).toHaveCount(7);
  await replaceCode(page, '() => { for (;;); }');
  const stopped = page.getByRole('status').filter({hasText: 'or in another sample on this page'});
  await expect(stopped).toHaveCount(2, {timeout: 15_000});
  await replaceCode(page, '() => <p>it ends</p>');
  await expect(resultOf(edited)).toHaveText('it ends', {timeout: 15_000});
  await other.getByRole('button', {name: 'Run it again'}).click();
  await expect(resultOf(other)).toContainText('spent per second');
  await expect(stopped).toHaveCount(0);
});

test('P12: live code that goes on is cut off in the middle of a line', async ({page, site}) => {
  await site.open('/platform/resources/rate-limits');
  await page.locator('[data-live]').first().scrollIntoViewIfNeeded();
  await expect(page.getByText('Live editor', {exact: true}).first()).toBeVisible();
  const lines = await liveEditor(page).evaluate((field) => {
    const box = field.parentElement;
    if (!box || box.scrollHeight <= box.clientHeight) return undefined;
    const {lineHeight, paddingTop} = getComputedStyle(field);
    return (box.clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight);
  });
  expect((lines ?? 0) % 1).toBeCloseTo(0.5, 1);
});
