import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {desk, phone} from './axe';
import {colorModes, setColorMode} from './color-mode';

/** The fonts of the site are those of the reader's system; pictures need the same on every machine. */
const fonts = [
  ...[400, 500, 600, 700].map((weight) => ({family: 'inter', weight})),
  ...[400, 700].map((weight) => ({family: 'roboto-mono', weight})),
].map(({family, weight}) => ({
  family,
  weight: String(weight),
  data: readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`), 'base64'),
}));

/** Puts the fonts into an open page, and stops what moves. */
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
      /* Bars that follow the scrolling would lie over some pictures and not over others. */
      .navbar { position: static !important; transform: none !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  }, fonts);
}

/** The window, or a part of the open page, that has a picture, and what is painted over in it because it changes by itself. */
export interface Picture {
  readonly name: string;
  readonly part: Locator | Page;
  readonly mask?: Locator[];
  readonly sizes?: readonly {readonly width: number; readonly height: number}[];
}

/** Compares parts of the open page with their pictures, in both color modes, on a desk and on a phone. */
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
        // The types know a page or a part of one, not both at once.
        if ('goto' in part) await expect.soft(part).toHaveScreenshot(file, {mask});
        else await expect.soft(part).toHaveScreenshot(file, {mask});
      }
    }
  }
}
