import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type Axe from 'axe-core';
import {afterNextFrame} from './after-next-frame';
import {colorModes, setColorMode} from './color-mode';
import {lookMark, markNewLooks} from './looks';
import {desk, phone} from './viewports';

declare const axe: typeof Axe;

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The color rules, with the selectors that axe applies them to: they take nine tenths of its time. */
const colorRules = {'color-contrast': '*', 'link-in-text-block': 'a[href]'};

/** Scope of a check: colors only or markup too; each look once or every element. */
interface Depth {
  readonly markup: boolean;
  readonly everyElement: boolean;
}

/**
 * Runs axe on the current page, or on one part of it. Returns each violation as text: rule, reason, selector and
 * markup. The markup of every element is checked; colors are checked once per distinct look that the document has shown
 * so far (see looks.ts).
 */
export function violations(page: Page, part = 'html', depth: Partial<Depth> = {}): Promise<string[]> {
  return check(page, part, {markup: true, everyElement: false, ...depth});
}

/**
 * Runs axe in both color modes, at desktop and phone size. A violation begins with the view in which it was found. The
 * second mode has the same markup in other colors, so only the colors are checked again.
 */
export async function violationsInAllViews(page: Page, part = 'html', sizes = [desk, phone]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Boxes become tab stops when a new size makes them scroll, in the frame that lays them out.
    await page.evaluate(afterNextFrame);
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
      // In a single run: axe builds a grid of the page, which the color and target size rules share.
      const {violations: found} = await axe.run(part, {
        resultTypes: ['violations'],
        elementRef: false,
        ...(markup
          ? // The only WCAG 2.2 rule (2.5.8), which axe disables by default.
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

/** Disables transitions: a color in mid-transition between modes may have any contrast. Runs in the browser. */
function endTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}
