import type {ServerResponse} from 'node:http';
import type {Page} from '@playwright/test';
import sirv from 'sirv';
import {readPage, siteDir} from '../support/built-site';
import {LoopbackServer} from '../support/loopback-server';
import {watchShifts} from '../support/watch-shifts';
import {onHost} from './lib/on-host';
import {expect, type Site} from './lib/site';

const serve = sirv(siteDir);

/** A page, and up to where it comes at first. */
interface Arrival {
  readonly route: string;
  readonly start: RegExp;
}

/** Sends a page in two pieces, as a slow connection does: browsers paint the first before the second has come. */
class SlowHost extends LoopbackServer {
  /** Of the next document. */
  pieces: readonly [first: string, second: string] = ['', ''];
  /** Sends the second piece. */
  release = (): void => undefined;

  constructor() {
    super((request, response) => {
      if (request.headers['sec-fetch-dest'] === 'document') this.#sendPieces(response);
      else serve(request, response);
    });
  }

  #sendPieces(response: ServerResponse): void {
    const [first, second] = this.pieces;
    response.setHeader('Content-Type', 'text/html; charset=utf-8').write(first);
    this.release = () => void response.end(second);
  }
}

const test = onHost(() => new SlowHost());

/**
 * What moves when the second piece comes.
 *
 * @param head to be added to the head of the page
 */
async function shiftsOf(page: Page, site: Site, host: SlowHost, {route, start}: Arrival, head = ''): Promise<string[]> {
  const html = readPage(route).replace('</head>', `${head}</head>`);
  const [first = ''] = start.exec(html) ?? [];
  expect(first, `${route} has ${start}`).not.toBe('');
  host.pieces = [first, html.slice(first.length)];
  await page.addInitScript(watchShifts);
  await page.goto(route, {waitUntil: 'commit'});
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  host.release();
  await site.hydrated();
  return page.evaluate(() => window.shifts);
}

const bar: Arrival = {route: '/platform/staking', start: /^.*navbar__items--right.*?<\/a>/s};
/** Shorter than the window, so that the footer is at its bottom, and grows upward. */
const footer: Arrival = {route: '/search', start: /^.*<footer.*?<\/ul>/s};

for (const [what, arrival] of [
  ['the bar', bar],
  ['the actions of the page', {route: '/platform/staking', start: /^.*?Copy page<\/button>/s}],
  ['the tabs of a sample', {route: '/', start: /^.*?role=tablist.*?<\/ul>/s}],
  ['the footer of a short page', footer],
] as const) {
  test(`nothing shifts when a page arrives up to the middle of ${what} at first`, async ({page, site, host}) => {
    expect(await shiftsOf(page, site, host, arrival)).toEqual([]);
  });
}

test('the check detects a bar whose items move when the others come', async ({page, site, host}) => {
  const undone = '<style>.navbar__items--right { display: flex !important; }</style>';
  expect(await shiftsOf(page, site, host, bar, undone)).toContainEqual(expect.stringContaining('navbar'));
});

test('the check detects a footer that moves up when the rest of it comes', async ({page, site, host}) => {
  const undone = '<style>.footer { visibility: visible !important; }</style>';
  expect(await shiftsOf(page, site, host, footer, undone)).not.toEqual([]);
});
