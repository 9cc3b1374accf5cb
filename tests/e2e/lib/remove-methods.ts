import type {Page} from '@playwright/test';
import {rpcMethods} from '../../../src/data/rpc/methods';
import {expect} from './site';

/**
 * Removes the sections of methods from the open reference, but for one: axe reads the whole document, also to check a
 * part of it. Before, it checks what no part shows, that all ids differ.
 */
export async function removeMethods(page: Page, except?: string): Promise<void> {
  const sections = page.locator('section[data-filter-id]');
  await expect(sections).toHaveCount(rpcMethods.length);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await sections.evaluateAll((all, kept) => {
    for (const section of all) if (section.getAttribute('data-filter-id') !== kept) section.remove();
  }, except);
}
