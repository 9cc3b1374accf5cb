import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {colorModes, setColorMode} from './color-mode';
import {desk, phone} from './viewports';

/** The site uses the reader's system fonts; screenshots need the same fonts on every machine. */
const fonts = [
  ...[400, 500, 600, 700].map((weight) => ({family: 'inter', weight})),
  ...[400, 700].map((weight) => ({family: 'roboto-mono', weight})),
].map(({family, weight}) => ({
  family,
  weight: String(weight),
  data: readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`), 'base64'),
}));

/** Loads the fonts into the open page, and stops animations. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (files) => {
    for (const {family, weight, data} of files) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      document.fonts.add(await new FontFace(family, bytes, {weight}).load());
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :root { --site-font: inter !important; --site-font-mono: roboto-mono !important; }
      *, ::before, ::after { transition: none !important; animation: none !important; }
      /* Sticky bars would cover some screenshots and not others. */
      .navbar { position: static !important; transform: none !important; }
      .theme-doc-toc-mobile { position: relative !important; top: 0 !important; }
      /* Shows after a scroll upwards, if the page has heard of it by then. */
      .theme-back-to-top-button { visibility: hidden; }
    `);
    document.adoptedStyleSheets.push(sheet);
  }, fonts);
}

/** A screenshot of the viewport or of a part of the page; `mask` covers content that changes by itself. */
export interface Picture {
  readonly name: string;
  readonly part: Locator | Page;
  readonly mask?: Locator[];
  readonly sizes?: readonly {readonly width: number; readonly height: number}[];
}

/** Compares parts of the open page with their screenshots, in both color modes, at desktop and phone size. */
export async function expectAsPictured(page: Page, pictures: readonly Picture[]): Promise<void> {
  await settle(page);
  for (const size of [desk, phone]) {
    const wanted = pictures.filter(({sizes}) => sizes?.includes(size) ?? true);
    if (wanted.length === 0) continue;
    await page.setViewportSize(size);
    for (const mode of colorModes) {
      await setColorMode(page, mode);
      for (const {name, part, mask} of wanted) {
        const file = `${name}-${mode}-${size.width}.png`;
        // The assertion's type accepts a page or a locator, but not their union.
        if ('goto' in part) await expect.soft(part).toHaveScreenshot(file, {mask});
        else await expect.soft(part).toHaveScreenshot(file, {mask});
      }
    }
  }
}
