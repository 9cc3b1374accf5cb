import {expect, test as base} from '@playwright/test';
import {connectBy} from './connect-by';
import {hydrated} from './hydrated';
import {backends, type BackendName, type SearchBackend} from './search-backends';
import {watchTrouble} from './watch-trouble';

/** Opens pages, and monitors the browser for errors during a test. */
export interface Site {
  /** Opens a path and waits until the page is hydrated. */
  open(path: string): Promise<void>;
  /** Waits until the page is hydrated, after a reload or a navigation of the browser. */
  hydrated(): Promise<void>;
  /** Ignores console messages and failed requests that match, for a test that causes them on purpose. */
  allow(...patterns: RegExp[]): void;
}

export interface SiteOptions {
  /** The search back end of the site under test. */
  readonly backendName: BackendName;
}

/**
 * The `test` function of this suite. Apart from its own assertions, a test fails when the browser logs an error or a
 * warning, when a script throws, when a request fails, and when one goes to another origin.
 */
export const test = base.extend<SiteOptions & {site: Site; backend: SearchBackend}>({
  backendName: ['embedded', {option: true}],
  backend: async ({backendName, context, baseURL}, use) => {
    const backend = backends[backendName];
    await backend.serve(context, baseURL ?? '');
    await use(backend);
  },
  site: [
    async ({page, backend, baseURL}, use, testInfo) => {
      // Save-Data disables prefetching the pages of all visible links, which most tests do not need. C12 overrides
      // this.
      await connectBy(page, {effectiveType: '4g', saveData: true});
      // Playwright's configuration blocks service workers, and the browser logs that.
      const allowed: RegExp[] = [/Service Worker registration blocked/];
      const trouble = watchTrouble(page, (origin) => origin === baseURL || backend.otherOrigins.test(origin));
      await use({
        async open(path) {
          await page.goto(path);
          await hydrated(page);
        },
        hydrated: () => hydrated(page),
        allow: (...patterns) => allowed.push(...patterns),
      });
      expect.soft(trouble.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
      // Playwright's own `only-on-failure` takes a screenshot after every test, a third of a second, and drops most.
      if (testInfo.status !== testInfo.expectedStatus && !page.isClosed()) {
        const file = testInfo.outputPath('screenshot.png');
        await page.screenshot({path: file});
        testInfo.attachments.push({name: 'screenshot', path: file, contentType: 'image/png'});
      }
    },
    {auto: true},
  ],
});

export {expect};
