import {defineConfig, devices} from '@playwright/test';
import {findBrowser} from '../.ci/install/browser.mjs';
import type {SiteOptions} from './e2e/site';

const port = 4173;
const reportFile = process.env.REPORT_FILE;
/** As in support/built-site.ts: Playwright compiles it as CommonJS, so ESM cannot use named imports from it. */
const siteDir = process.env.SITE_DIR ?? 'build';

/** Chromium takes the last list that it is given, so this one repeats what Playwright switches off. */
const disabledFeatures = [
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  // The address bar, which nobody sees, is a page of its own with every window: a third of the time of a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process that waits for the next page of another site: a sixteenth of the processor time, for nothing here.
  'SpareRendererForSitePerProcess',
];

/** Runs against the built site, served as `npm run preview` serves it. */
export default defineConfig<SiteOptions>({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  // A machine shared with others stalls now and then. A test that needs this is listed as flaky: fix it.
  retries: 1,
  // Another version of the browser rounds the edges of letters otherwise; a real change is far more than that.
  expect: {toHaveScreenshot: {threshold: 0.1, maxDiffPixelRatio: 0.002}},
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list'], ...(reportFile ? [['json', {outputFile: reportFile}] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: {width: 1440, height: 900},
    screenshot: 'only-on-failure',
    // What a worker requests is nothing that page.route sees; offline.spec.ts is about it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters of one shape in every Chromium and on every machine, for the pictures of visual.spec.ts.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        // The headless shell would run live code in the process of the page, which browsers of readers do not.
        '--site-per-process',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  projects: [
    // First: it takes long, and would leave a worker without work at the end.
    {name: 'hosted build', testMatch: 'hosted.setup.ts'},
    {name: 'site', testMatch: '*.spec.ts', testIgnore: 'search-fallback.spec.ts'},
    {
      name: 'hosted',
      dependencies: ['hosted build'],
      testMatch: 'search.spec.ts',
      // The rows of the modal (M), and of hits that both back ends give (H8). What cleans a query comes
      // before either back end.
      grep: /\b(?:M\d+|H8)[,:](?!.*no query breaks)/,
      // No server answers there: the fixture does.
      use: {baseURL: 'http://hosted-search.test', backendName: 'hosted'},
    },
    {
      name: 'fallback',
      dependencies: ['hosted build'],
      testMatch: 'search-fallback.spec.ts',
      use: {baseURL: 'http://fallback-search.test', backendName: 'fallback'},
    },
  ],
  webServer: {
    command: `npx docusaurus serve --dir "${siteDir}" --port ${port} --host 127.0.0.1 --no-open`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
