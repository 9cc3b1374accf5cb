import type {Locator, Page} from '@playwright/test';

/** The editor of the first live code on a page. */
export const liveEditor = (page: Page): Locator => page.getByRole('textbox', {name: 'Live code'}).first();
