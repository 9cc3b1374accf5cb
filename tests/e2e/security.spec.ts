/** What pages may run, load and connect to, as enforced by the browser. */
import {readFile} from '../support/built-site';
import {liveBlock, livePage, replaceCode} from './lib/live-code';
import {dialog, hits, input} from './lib/search-modal';
import {expect, test} from './lib/site';

test('P12: a reader’s code can access neither the page, nor its storage, nor another host', async ({page, site}) => {
  site.allow(/elsewhere\.example/, /Unsafe attempt to initiate navigation/);
  await site.open(livePage);
  const {result} = liveBlock(page);
  await replaceCode(
    page,
    `() => {
      const attempt = (name, act) => { try { act(); return name + ' reached'; } catch (error) { return name + ' ' + error.name; } };
      const [sent, setSent] = useState('');
      useEffect(() => {
        fetch('https://elsewhere.example/').then(() => setSent('host reached'), (error) => setSent('host ' + error.name));
      }, []);
      const tried = [
        attempt('page', () => parent.document.title),
        attempt('storage', () => localStorage.length),
        attempt('cookies', () => document.cookie),
        attempt('address', () => { top.location.href = '/'; }),
      ];
      return <p>{[...tried, sent].join(', ')}</p>;
    }`,
  );
  await expect(result).toHaveText(
    'page SecurityError, storage SecurityError, cookies SecurityError, address SecurityError, host TypeError',
  );
});

test('P12: a form in live code calls its handler, and sends nothing', async ({page, site}) => {
  site.allow(/violates the following Content Security Policy directive: "form-action 'none'"/);
  await site.open(livePage);
  const {result} = liveBlock(page);
  await replaceCode(
    page,
    `() => {
      const [text, setText] = useState('');
      const onSubmit = (event) => {
        if (text) setText(text + ' twice');
        else { event.preventDefault(); setText('sent'); }
      };
      return <form onSubmit={onSubmit}><button>Send</button> <output>{text}</output></form>;
    }`,
  );
  const send = result.getByRole('button', {name: 'Send'});
  await send.click();
  await expect(result.getByRole('status')).toHaveText('sent');
  const refusal = page.waitForEvent('console', (message) => message.text().includes("form-action 'none'"));
  await send.click();
  await refusal;
  await expect(result.getByRole('status')).toHaveText('sent twice');
});

test('a page runs no injected script, inline handler or evaluated code, and sends nothing to other hosts', async ({
  page,
  site,
}) => {
  site.allow(/Content Security Policy|elsewhere\.example/);
  await site.open('/');
  const refused = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
      violations.push(`${effectiveDirective} ${blockedURI}`),
    );
    const add = (name: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(name), properties));
    add('script', {textContent: 'window.wasRun = true'});
    add('script', {src: 'https://elsewhere.example/x.js'});
    add('button', {id: 'bad'});
    document.getElementById('bad')?.setAttribute('onclick', 'window.wasRun = true');
    document.getElementById('bad')?.click();
    add('base', {href: 'https://elsewhere.example/'});
    add('object', {data: 'https://elsewhere.example/x'});
    add('iframe', {src: 'https://elsewhere.example/'});
    fetch('https://elsewhere.example/').catch(() => undefined);
    // Deferred: code that the test evaluates itself may use `eval`.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the policy must block it
    setTimeout(() => void new Function('window.wasRun = true')());
    while (violations.length < 8) await new Promise((resolve) => requestAnimationFrame(resolve));
    return {violations: violations.sort(), wasRun: 'wasRun' in window};
  });
  expect(refused).toEqual({
    wasRun: false,
    violations: [
      'base-uri https://elsewhere.example/',
      'connect-src https://elsewhere.example/',
      'frame-src https://elsewhere.example',
      'object-src https://elsewhere.example',
      'script-src eval',
      'script-src-attr inline',
      'script-src-elem https://elsewhere.example/x.js',
      'script-src-elem inline',
    ],
  });
});

test('E7: a script that differs from the build does not run, and the page says that it did not load', async ({
  page,
  site,
}) => {
  site.allow(/Failed to find a valid digest|integrity/);
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${await response.text()}\nwindow.wasRun = true;`});
  });
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/');
  // Without its main script, a page is reloaded once.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByText('Your site did not load properly')).toBeVisible();
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

for (const file of ['js', 'css']) {
  test(`E7, E1: nor is a .${file} file used that loads on demand and differs from the build`, async ({page, site}) => {
    site.allow(/Failed to find a valid digest|integrity|failed: /);
    await site.open('/');
    await page.route(new RegExp(String.raw`/assets/\w+/search-modal\.\w+\.${file}$`), async (route) => {
      const response = await route.fetch();
      const added = file === 'js' ? 'window.wasRun = true;' : ':root {--was-used: yes}';
      await route.fulfill({response, body: `${await response.text()}\n${added}`});
    });
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    const used = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--was-used'));
    expect(used).toBe('');
  });
}

test('with the headers of the build, pages, search and live code work, and no other site may frame them', async ({
  page,
  site,
}) => {
  const rules = readHeaderRules();
  await page.route(/^http:\/\/127\.0\.0\.1/, async (route) => {
    const {pathname} = new URL(route.request().url());
    const response = await route.fetch({maxRedirects: 0});
    const added = rules.filter(({matches}) => matches(pathname)).map(({headers}) => headers);
    await route.fulfill({response, headers: Object.assign({}, response.headers(), ...added) as Record<string, string>});
  });
  await site.open(livePage);
  await expect(liveBlock(page).result.getByRole('row')).toHaveCount(7);
  await page.keyboard.press('Control+k');
  await input(page).fill('rate limits');
  await expect(hits(page).first()).toBeVisible();

  const answer = await page.reload();
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
});

/** Parses the rules of build/_headers as hosts do. */
function readHeaderRules() {
  const text = readFile('_headers').toString();
  return text
    .trim()
    .split('\n\n')
    .filter((section) => !section.startsWith('#'))
    .map((section) => {
      const [pattern = '', ...lines] = section.split('\n');
      const pairs = lines.map((line) => /^\s*([^:]+): (.*)$/.exec(line)?.slice(1) ?? []);
      return {
        matches: (pathname: string) =>
          pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
        headers: Object.fromEntries(pairs.map(([name = '', value = '']) => [name.toLowerCase(), value])),
      };
    });
}
