/** What was wrong in Safari's engine alone. Not part of `npm test`: few systems have this browser. */
import {afterAll, beforeAll, expect, test} from 'vitest';
import {siteDir} from '../support/built-site';
import {serveSite, type ServedSite} from '../support/serve-site';
import {WebKit} from './webkit';

let site: ServedSite;
let browser: WebKit;

beforeAll(async () => {
  site = await serveSite(siteDir);
  browser = await WebKit.start();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function open(route: string): Promise<void> {
  // Between two addresses that differ in the hash, the browser would not load the page.
  await browser.open('about:blank');
  await browser.open(site.origin + route);
  await browser.until(() => document.documentElement.dataset.hasHydrated === 'true');
}

const reference = '/platform/solana-rpc/solana-documentation';

test('the footer is painted, also long after the page has loaded', async () => {
  await open('/platform/concepts/logs');
  await browser.until(() => performance.now() > 3000);
  await browser.run(() => scrollTo({top: 1e6, behavior: 'instant'}));
  await browser.until(() => {
    const link = document.querySelector('.footer a');
    const {left = 0, top = 0, width = 0, height = 0} = link?.getBoundingClientRect() ?? {};
    return document.elementFromPoint(left + width / 2, top + height / 2) === link;
  });
});

test('a reload of an address with a hash keeps the place of the reader', async () => {
  await open('/platform/chainstream-api#reconnect');
  await browser.run(() => {
    // Until the reader scrolls, the page corrects where it is.
    dispatchEvent(new Event('wheel'));
    scrollTo({top: 3000, behavior: 'instant'});
  });
  await browser.until(() => scrollY === 3000);
  await browser.reload();
  await browser.until(() => document.documentElement.dataset.hasHydrated === 'true');
  await browser.until(() => Math.abs(scrollY - 3000) < 2);
});

test('a link to a method leads to its heading, below what covers the page', async () => {
  for (const method of ['rootSubscribe', 'getRankMap', 'getBlocksWithLimit']) {
    await open(`${reference}#${method}`);
    await browser.until(() => {
      const {top = -1} = document.querySelector(':target')?.getBoundingClientRect() ?? {};
      return top > 0 && top < 100;
    });
  }
});

test('the focus is visible in the tab that an arrow key moves to after a click', async () => {
  await open('/');
  const {x, y} = await browser.run(() => {
    const tab = document.querySelector('[role="tab"]');
    tab?.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left = 0, top = 0} = tab?.getBoundingClientRect() ?? {};
    return {x: left + 10, y: top + 10};
  });
  await browser.click(x, y);
  const rightArrow = '\uE014';
  await browser.press(rightArrow);
  expect(await browser.run(() => document.querySelector('[role="tab"]:focus')?.matches(':focus-visible'))).toBe(true);
});
