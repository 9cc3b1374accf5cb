import type {Page} from '@playwright/test';
import {openPage} from '../../support/built-site';
import {expect} from './site';

/** The addresses of the scripts that a built page names. */
export function ownScripts(route: string): string[] {
  const $ = openPage(route);
  return Array.from($('script[src]'), (script) => $(script).attr('src') ?? '');
}

/** Waits until the open page has loaded the scripts of a page: its own, or those of a page that it prefetches. */
export async function expectLoaded(page: Page, route: string): Promise<void> {
  const loaded = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files.filter(({responseEnd}) => responseEnd > 0).map(({name}) => new URL(name).pathname);
    });
  await expect.poll(loaded).toEqual(expect.arrayContaining(ownScripts(route)));
}
