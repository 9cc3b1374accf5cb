import {violations, violationsInAllViews} from './axe';
import {setColorMode} from './color-mode';
import {expect, test} from './site';

/** Tests the accessibility check itself: it must find a violation in whichever view it occurs. */

test.describe.configure({timeout: 60_000});

test('the accessibility check reports a violation only in the view that has it', async ({page, site}) => {
  await site.open('/');
  await page.evaluate(() => {
    document.querySelector('article')?.insertAdjacentHTML(
      'beforeend',
      `<img src="/img/favicon.svg" />
      <p class="dark-fault">Too dark for dark mode</p>
      <button class="phone-fault"></button>
      <p class="small-fault"><button>A</button><button>B</button></p>
      <section style="content-visibility: auto"><p class="far-fault">Far below, and not laid out yet</p></section>`,
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      [data-theme='dark'] .dark-fault { color: #333333; }
      .phone-fault { display: none; }
      .small-fault { display: flex; }
      .small-fault button { width: 12px; height: 12px; padding: 0; overflow: hidden; }
      @media (max-width: 500px) { .phone-fault { display: block; } }
      .far-fault { margin-top: 5000px; color: #777777; background: #888888; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await violationsInAllViews(page);
  const views = (words: string) => found.filter((line) => line.includes(words)).map((line) => line.split(':')[0]);
  expect(views('image-alt')).toEqual(['light, 1440 px', 'light, 390 px']);
  expect(views('dark-fault')).toEqual(['dark, 1440 px']);
  expect(views('button-name')).toEqual(['light, 390 px']);
  expect(new Set(views('target-size'))).toEqual(new Set(['light, 1440 px', 'light, 390 px']));
  // Each distinct look is checked only once, and the phone adds none.
  expect(views('far-fault')).toEqual(['light, 1440 px', 'dark, 1440 px']);
  expect(found.filter((line) => !line.includes('target-size'))).toHaveLength(6);
});

test('checking each look finds every contrast violation that checking each element finds', async ({page, site}) => {
  await site.open('/platform/resources/rate-limits');
  // Gives text a color from the other color mode.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`td:nth-child(2), li a, h2, .token, summary { color: #bbbbbb !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  await setColorMode(page, 'light');
  const contrasts = async (everyElement: boolean) => {
    const found = await violations(page, 'html', {markup: false, everyElement});
    return {count: found.length, reasons: new Set(found.map((line) => /^[\w-]+: .*?(?=Expected|$)/.exec(line)?.[0]))};
  };
  const looks = await contrasts(false);
  const elements = await contrasts(true);
  expect(looks.reasons).toEqual(elements.reasons);
  expect(looks.reasons.size).toBeGreaterThan(3);
  expect(looks.count).toBeLessThan(elements.count / 2);
});
