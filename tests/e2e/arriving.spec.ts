import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {readPage, siteDir} from '../support/built-site';
import {LoopbackServer} from '../support/loopback-server';
import {watchShifts} from '../support/watch-shifts';
import {expect, test as base, type Site} from './site';

const serve = sirv(siteDir);

/** A page, and up to where it comes at first. */
interface Arrival {
  readonly route: string;
  readonly start: RegExp;
}

/** Sends a page in two pieces, as a slow connection does: browsers paint the first before the second has come. */
class SlowHost extends LoopbackServer {
  arrival: Arrival | undefined;
  /** To be added to the head of the page. */
  head = '';
  /** Sends the second piece. */
  release = (): void => undefined;

  constructor() {
    super((request, response) => this.#answer(request, response));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const {arrival} = this;
    if (!arrival || request.url !== arrival.route) {
      serve(request, response);
      return;
    }
    const html = readPage(arrival.route).replace('</head>', `${this.head}</head>`);
    const [start] = arrival.start.exec(html) ?? [];
    if (start === undefined) throw new Error(`${arrival.route} has no ${arrival.start}.`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8').write(start);
    this.release = () => void response.end(html.slice(start.length));
  }
}

const test = base.extend<{host: SlowHost}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright infers dependencies from the pattern
  host: async ({}, use) => {
    const host = new SlowHost();
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

/** What moves when the second piece comes. */
async function shiftsOf(page: Page, site: Site, host: SlowHost, arrival: Arrival): Promise<string[]> {
  host.arrival = arrival;
  await page.addInitScript(watchShifts);
  await page.goto(arrival.route, {waitUntil: 'commit'});
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  host.release();
  await site.hydrated();
  return page.evaluate(() => window.shifts);
}

const bar: Arrival = {route: '/platform/staking', start: /^.*navbar__items--right.*?<\/a>/s};

for (const [what, arrival] of [
  ['the bar', bar],
  ['the actions of the page', {route: '/platform/staking', start: /^.*?Copy page<\/button>/s}],
  ['the tabs of a sample', {route: '/', start: /^.*?role=tablist.*?<\/ul>/s}],
] as const) {
  test(`nothing shifts when a page arrives up to the middle of ${what} at first`, async ({page, site, host}) => {
    expect(await shiftsOf(page, site, host, arrival)).toEqual([]);
  });
}

test('the check detects a bar whose items move when the others come', async ({page, site, host}) => {
  host.head = '<style>.navbar__items--right { display: flex !important; }</style>';
  expect(await shiftsOf(page, site, host, bar)).toContainEqual(expect.stringContaining('navbar'));
});
