import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type Axe from 'axe-core';
import {colorModes, setColorMode} from './color-mode';
import {lookMark, markNewLooks} from './looks';

declare const axe: typeof Axe;

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colors, and which elements axe has them look at: nine tenths of its time. */
const colorRules = {'color-contrast': '*', 'link-in-text-block': 'a[href]'};

export const desk = {width: 1440, height: 900};
export const phone = {width: 390, height: 844};

/** What is looked at: colors alone, or the markup too; each look once, or every element. */
interface Depth {
  readonly markup: boolean;
  readonly everyElement: boolean;
}

/**
 * What axe finds on the page as it is now, or in one part of it, in words: rule, reason, place and markup. Every
 * element is checked for its markup. Colors are checked once for each look that the document has shown so far.
 */
export function violations(page: Page, part = 'html', depth: Partial<Depth> = {}): Promise<string[]> {
  return check(page, part, {markup: true, everyElement: false, ...depth});
}

/**
 * What axe finds in both color modes, on a desk and on a phone. A finding begins with the view that it is from.
 * The second mode has the markup of the first, and other colors: only these are checked again.
 */
export async function violationsInAllViews(page: Page, part = 'html', sizes = [desk, phone]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const mode of colorModes) {
      await setColorMode(page, mode);
      const inView = await violations(page, part, {markup: mode === colorModes[0]});
      found.push(...inView.map((finding) => `${mode}, ${size.width} px: ${finding}`));
    }
  }
  return found;
}

async function check(page: Page, part: string, {markup, everyElement}: Depth): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in globalThis)) continue;
    await frame.evaluate(source);
    await frame.evaluate(endTransitions);
  }
  const looks = everyElement ? undefined : await page.evaluate(markNewLooks, {part, mark: lookMark});
  if (!markup && looks === 0) return [];
  const rules = Object.entries(colorRules).map(([id, selector]) => ({
    id,
    selector: everyElement ? selector : `${selector}[${lookMark}]`,
  }));
  return page.evaluate(
    async ({part, markup, rules}) => {
      axe.configure({rules});
      // In one run: axe lays out a map of the page, which the rules for colors and for sizes of targets share.
      const {violations: found} = await axe.run(part, {
        resultTypes: ['violations'],
        elementRef: false,
        ...(markup
          ? // The one rule of WCAG 2.2 (2.5.8), which axe leaves out unless asked.
            {rules: {'target-size': {enabled: true}}}
          : {runOnly: {type: 'rule', values: rules.map(({id}) => id)}}),
      });
      return found.flatMap(({id, nodes}) =>
        nodes.map(({any, all, none, target, html}) => {
          const reasons = [...any, ...all, ...none].map(({message}) => message);
          return `${id}: ${reasons.join(' ')} ${target.join(' ')} ${html.slice(0, 120)}`;
        }),
      );
    },
    {part, markup, rules},
  );
}

/** A color that is half way between two modes may have any contrast. Runs in the browser. */
function endTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}
