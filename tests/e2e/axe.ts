import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * What axe finds on the page as it is now, or in one part of it, in words: rule, place and markup.
 *
 * @param except what it does not look at.
 */
export async function violations(page: Page, part = 'html', except?: string): Promise<string[]> {
  // Without the mode for frames of other origins, which the site has none of: it takes twice as long.
  const axe = new AxeBuilder({page})
    .setLegacyMode()
    .include(part)
    .options({resultTypes: ['violations']});
  if (except !== undefined) axe.exclude(except);
  const {violations: found} = await axe.analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({html, target}) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}
