import type {Page} from '@playwright/test';
import {afterNextFrame} from './lib/after-next-frame';
import {holdBack} from './lib/hold-back';
import {expectLoaded} from './lib/own-scripts';
import {pageScripts} from './lib/page-scripts';
import {dialog} from './lib/search-modal';
import {expect, test} from './lib/site';
import {desk, phone} from './lib/viewports';

test.use({viewport: phone, hasTouch: true, isMobile: true, permissions: ['clipboard-read', 'clipboard-write']});

const reference = '/platform/solana-rpc/solana-documentation';

for (const [name, label, opened] of [
  ['Search docs', 'Loading the search', dialog],
  ['Fill in your API key', 'Loading the form', (page: Page) => page.getByRole('dialog')],
] as const) {
  /** Presses the button, and Escape while it loads if wanted. Returns how many dialogs are open once it has loaded. */
  const openSlowly = async (page: Page, isEnded: boolean) => {
    const release = await holdBack(page, '**/assets/**');
    await page.getByRole('button', {name, exact: true}).first().tap();
    const progress = page.locator('[aria-live=polite]').getByRole('img', {name: label});
    await expect(progress).toBeVisible();
    if (isEnded) {
      await page.keyboard.press('Escape');
      await expect(progress).toHaveCount(0);
    }
    const loaded = page.evaluate(nextScript);
    release();
    await loaded;
    await page.evaluate(afterNextFrame);
    return opened(page).count();
  };

  test(`Escape ends the progress of “${name}”, which does not open later`, async ({page, site}) => {
    await site.open('/');
    expect(await openSlowly(page, true)).toBe(0);
  });

  test(`without Escape, “${name}” is open when that test looks`, async ({page, site}) => {
    await site.open('/');
    expect(await openSlowly(page, false)).toBe(1);
  });
}

for (const [reducedMotion, endless] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`with reduced motion: ${reducedMotion}, ${endless} animations have no end while the search loads`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({reducedMotion});
    await site.open('/');
    const release = await holdBack(page, '**/assets/**');
    await page.getByRole('button', {name: 'Search docs'}).first().tap();
    await expect(page.getByRole('img', {name: 'Loading the search'})).toBeVisible();
    const running = await page.evaluate(
      () => document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations === Infinity).length,
    );
    expect(running).toBe(endless);
    release();
  });
}

for (const {what, route, loads, name, label, arrived} of [
  {
    what: 'the search',
    route: '/platform/staking',
    loads: '**/assets/**',
    name: 'Search docs',
    label: 'Loading the search',
    arrived: dialog,
  },
  {
    what: 'the form for the API key',
    route: '/',
    loads: '**/assets/**',
    name: 'Fill in your API key',
    label: 'Loading the form',
    arrived: (page: Page) => page.getByRole('dialog', {name: 'Your API key in the samples'}),
  },
  {
    what: 'a copy of the page',
    route: '/platform/staking',
    loads: '**/*.md',
    name: 'Copy page',
    label: 'Copying',
    arrived: (page: Page) => page.getByText('Copied', {exact: true}),
  },
  {
    what: 'a language of the reference',
    route: `${reference}#getSlot`,
    loads: '**/assets/**',
    name: 'TypeScript',
    label: 'Loading TypeScript',
    arrived: (page: Page) => page.locator('#getSlot').locator('..').getByText('await fetch').first(),
  },
]) {
  test(`progress is shown while ${what} loads slowly`, async ({page, site}) => {
    await site.open(route);
    const control = page.getByRole('button', {name, exact: true}).or(page.getByRole('tab', {name})).first();
    // The requests of the reference respond once they are near the screen, and React has taken them over.
    await control.scrollIntoViewIfNeeded();
    await expect.poll(() => control.evaluate(isReacts)).toBe(true);
    // What the page loads by itself is not held back.
    await expectLoaded(page, new URL(page.url()).pathname);
    const release = await holdBack(page, loads);
    const progress = page.locator('[aria-live=polite]').getByRole('img', {name: label});
    await control.tap();
    await expect(progress).toBeVisible();
    await expect(page.locator('.progress-bar')).toBeAttached();
    release();
    await expect(arrived(page)).toBeVisible();
    await expect(progress).toHaveCount(0);
  });
}

// On a desktop, where the link is on the screen. The group has no name: it only changes the window.
test.describe(() => {
  test.use({viewport: desk, hasTouch: false, isMobile: false});

  test('C10: the progress bar starts after 200 ms and ends on arrival', async ({page, site}) => {
    await page.clock.install();
    await site.open('/');
    const release = await holdBack(page, pageScripts);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', {name: 'Staking', exact: true}).first().click();
    await page.clock.runFor(190);
    await expect(page.locator('.progress-bar')).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.locator('.progress-bar')).toHaveCount(1);
    release();
    await page.clock.resume();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/stak/i);
    await expect(page.locator('.progress-bar')).toHaveCount(0);
  });
});

/** Resolves when the next script has run. Its response says less: what it contains opens later. */
function nextScript(): Promise<void> {
  return new Promise((resolve) => {
    const onLoad = ({target}: Event) => target instanceof HTMLScriptElement && resolve();
    document.addEventListener('load', onLoad, {capture: true});
  });
}

/** Whether React handles the events of an element. */
function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
