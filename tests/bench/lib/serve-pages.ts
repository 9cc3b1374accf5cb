import type {Browser, Page} from '@playwright/test';
import {afterAll, beforeAll} from 'vitest';
import {siteDir} from '../../support/built-site';
import {serveSite, type ServedSite} from '../../support/serve-site';
import {launchBrowser, openPage} from './browser';

/**
 * Serves the built site to a browser during the tests of a file; returns a function that opens a page by its path.
 * The first response with a file takes longer, since the server compresses it: tests that measure load it before.
 */
export function servePages(): (path: string, prepare?: (page: Page) => unknown) => Promise<Page> {
  let site: ServedSite | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    site = await serveSite(siteDir);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  return (path, prepare) => {
    if (!site || !browser) throw new Error('Pages can be opened only within a test, while the site is served.');
    return openPage(browser, site.origin + path, prepare);
  };
}
