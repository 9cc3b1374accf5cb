import {defineConfig, devices} from '@playwright/test';
import {findBrowser} from '../.ci/install/browser.mjs';
import type {SiteOptions} from './e2e/lib/site';

const port = 4173;
const reportFile = process.env.REPORT_FILE;
/** As in support/built-site.ts: Playwright compiles it as CommonJS, so ESM cannot use named imports from it. */
const siteDir = process.env.SITE_DIR ?? 'build';

/** Chromium uses only the last such flag, so this list repeats the features that Playwright disables. */
const disabledFeatures = [
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  // The popup of the address bar, never visible here, is a separate web page per window: a third of a test's duration.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare process for the next cross-site page: a sixteenth of the CPU time, with no benefit here.
  'SpareRendererForSitePerProcess',
];

/** Runs against the built site, served like `npm run preview`. */
export default defineConfig<SiteOptions>({
  testDir: './e2e',
  // Node.js itself loads the scripts' ES modules: compiled to CommonJS, they fail from Node.js 22.15 on.
  build: {external: ['**/.ci/**/*.mjs']},
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // One more than CI has cores: a test often waits for the page to be idle.
  workers: 3,
  forbidOnly: true,
  // Twice what the longest test takes on a machine that is half as fast as others.
  timeout: 60_000,
  // A shared machine stalls occasionally. A test that needs the retry is reported as flaky: fix it.
  retries: 1,
  // Another browser version anti-aliases glyph edges differently; a real change exceeds this by far.
  expect: {toHaveScreenshot: {threshold: 0.1, maxDiffPixelRatio: 0.002}},
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list'], ...(reportFile ? [['json', {outputFile: reportFile}] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: {width: 1440, height: 900},
    // `page.route` does not see requests of service workers; offline.spec.ts tests these.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The process that composites pages costs a tenth of the CPU time on its own.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Renders glyphs the same in every Chromium and on every machine, for the screenshots of visual.spec.ts.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        // The headless shell would run live code in the page's process, unlike readers' browsers.
        '--site-per-process',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  projects: [
    // First, since it takes long: at the end it would leave a worker idle.
    {name: 'hosted build', testMatch: 'hosted.setup.ts'},
    {name: 'site', testMatch: '*.spec.ts', testIgnore: ['search-fallback.spec.ts', 'load.spec.ts']},
    {
      name: 'hosted',
      dependencies: ['hosted build'],
      testMatch: /search(?:-access|-page)?\.spec\.ts$/,
      // The rows about the modal (M) and the results page (R4), and about hits from both back ends (H2, H8).
      grep: /\b(?:M\d+|H[28]|R4)[,:]/,
      // Without tests that read no answer of the back end, that look at how any answer is shown, or that visit pages
      // which its small site does not have.
      grepInvert: /@before-the-back-end|@any-back-end|@whole-site/,
      // No server listens at this URL: the fixture intercepts the requests.
      use: {baseURL: 'http://hosted-search.test', backendName: 'hosted'},
    },
    {
      name: 'fallback',
      dependencies: ['hosted build'],
      testMatch: 'search-fallback.spec.ts',
      use: {baseURL: 'http://fallback-search.test', backendName: 'fallback'},
    },
    // Alone and last, since another test beside it takes CPU time from the loads that it measures.
    {name: 'load', dependencies: ['site', 'hosted', 'fallback'], testMatch: 'load.spec.ts', workers: 1},
  ],
  webServer: {
    command: `npx docusaurus serve --dir "${siteDir}" --port ${port} --host 127.0.0.1 --no-open`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
