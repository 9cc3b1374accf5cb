import type {Page} from '@playwright/test';
import {afterNextFrame} from './after-next-frame';
import {expect, test} from './site';
import {watchTrouble} from './watch-trouble';

/** Tests the `test` function of this suite: it must notice each kind of trouble, and fail the test for it. */

const elsewhere = 'https://elsewhere.example/';
// Not a page of the site: its own requests and messages would be among the lines.
const empty = '/empty';

type Cause = readonly [what: string, cause: (page: Page) => Promise<unknown>, lines: readonly RegExp[]];

const causes: readonly Cause[] = [
  [
    'a request to another host',
    (page) => page.evaluate((address) => fetch(address, {mode: 'no-cors'}), elsewhere),
    [/^left the site: https:\/\/elsewhere\.example\/$/],
  ],
  [
    'an error that no script catches',
    (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('broken on purpose');
        });
      }),
    [/^uncaught: broken on purpose$/],
  ],
  ['a warning', (page) => page.evaluate(() => console.warn('careful')), [/^console warning: careful$/]],
  [
    'a file that is missing',
    (page) => page.evaluate(() => fetch('/missing')),
    [/^HTTP 404: http:.*\/missing$/, /^console error: Failed to load resource: .* 404 /],
  ],
  [
    'a request that fails',
    (page) => page.evaluate(() => fetch('/broken').catch(() => undefined)),
    [/^failed: http:.*\/broken net::ERR_FAILED$/, /^console error: Failed to load resource: net::ERR_FAILED$/],
  ],
  [
    'something that the policy of the page blocks',
    (page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(document.createElement('script'), {textContent: '1'}));
      }),
    [/^console error: .*violates the following Content Security Policy directive/],
  ],
];

test.beforeEach(async ({page}) => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
  await page.route(`**${empty}`, (route) => route.fulfill({contentType: 'text/html', body: policy}));
  await page.route('**/missing', (route) => route.fulfill({status: 404}));
  await page.route('**/broken', (route) => route.abort('failed'));
  await page.route(`${elsewhere}**`, (route) => route.fulfill({body: ''}));
  await page.goto(empty);
});

for (const [what, cause, lines] of causes) {
  test(`${what} is reported, and nothing else`, async ({page, site, baseURL}) => {
    site.allow(...lines);
    const trouble = watchTrouble(page, (origin) => origin === baseURL);
    await cause(page);
    await expect.poll(() => trouble).toHaveLength(lines.length);
    await page.evaluate(afterNextFrame);
    expect(trouble).toHaveLength(lines.length);
    for (const line of lines) expect(trouble).toContainEqual(expect.stringMatching(line));
  });
}

const failing = test.extend({
  // The fixture `site` depends on this one, so its end, which fails the test, comes before the end of this one. Only
  // here is the failure expected: `test.fail` at the start would accept any other, too.
  backend: async ({backend}, use, testInfo) => {
    await use(backend);
    expect(testInfo.errors.map(({message = ''}) => message)).toEqual([
      expect.stringContaining(`left the site: ${elsewhere}`),
    ]);
    testInfo.fail();
  },
});

failing('a test fails on its own when a page sends a request to another host', async ({page}) => {
  await page.evaluate((address) => fetch(address, {mode: 'no-cors'}), elsewhere);
});
