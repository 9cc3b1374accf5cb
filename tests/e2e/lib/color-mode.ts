import type {Locator, Page} from '@playwright/test';
import {expect} from './site';

export const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** The button that readers switch the color mode with. */
export function colorToggle(place: Page | Locator): Locator {
  return place.getByRole('button', {name: /^Switch between dark and light mode/});
}

/** Switches the color mode of the open page with a `storage` event, as if chosen in another tab. */
export async function setColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'theme';
    const oldValue = localStorage.getItem(key);
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}
