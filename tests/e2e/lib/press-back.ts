import type {Page} from '@playwright/test';

/** Goes back where that may only close something: `page.goBack` waits for a navigation. */
export const pressBack = (page: Page): Promise<void> => page.evaluate(() => history.back());
