import {expect, test as base} from '@playwright/test';
import {backends, type BackendName, type SearchBackend} from './search-backends';

/** Opens pages and watches what the browser says while a test runs. */
export interface Site {
  /** Opens a path and waits until React has taken the page over. */
  open(path: string): Promise<void>;
  /** Waits until React has taken the page over, after a reload or a navigation of the browser. */
  hydrated(): Promise<void>;
  /** Lets a test cause what it is about: console messages and failed requests that match are no failure. */
  allow(...patterns: RegExp[]): void;
}

export interface SiteOptions {
  /** Which search the site has that is tested. */
  readonly backendName: BackendName;
}

/**
 * The test function of this suite. A test fails, besides its own assertions, when the browser logs an
 * error or a warning, when a script throws, when a request fails, and when one leaves the site.
 */
export const test = base.extend<SiteOptions & {site: Site; backend: SearchBackend}>({
  backendName: ['embedded', {option: true}],
  backend: async ({backendName, context, baseURL}, use) => {
    const backend = backends[backendName];
    await backend.serve(context, baseURL ?? '');
    await use(backend);
  },
  site: [
    async ({page, backend, baseURL}, use) => {
      // The pages of all links in view would load ahead, more than a test looks at. C12 sets this otherwise.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: {effectiveType: '4g', saveData: true},
          configurable: true,
        });
      });
      // The configuration keeps service workers away, and the browser says so.
      const allowed: RegExp[] = [/Service Worker registration blocked/];
      const trouble: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) trouble.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        // A page that is left drops what it was still fetching.
        const reason = request.failure()?.errorText ?? '';
        if (reason !== 'net::ERR_ABORTED') trouble.push(`failed: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) trouble.push(`HTTP ${response.status()}: ${response.url()}`);
      });
      page.on('request', (request) => {
        const {protocol, origin} = new URL(request.url());
        const stays = !protocol.startsWith('http') || origin === baseURL || backend.otherOrigins.test(origin);
        if (!stays) trouble.push(`left the site: ${request.url()}`);
      });

      // The reference of all RPC methods takes some seconds on a busy machine.
      const hydrated = () => expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached({timeout: 20_000});
      await use({
        async open(path) {
          await page.goto(path);
          await hydrated();
        },
        hydrated,
        allow: (...patterns) => allowed.push(...patterns),
      });
      expect(trouble.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
