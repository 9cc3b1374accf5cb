import type {Page} from '@playwright/test';

/** The text in the clipboard. The test needs the permission `clipboard-read`. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
