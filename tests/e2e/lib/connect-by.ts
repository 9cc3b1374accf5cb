import type {Page} from '@playwright/test';

export interface Connection {
  readonly effectiveType: '4g' | '2g';
  readonly saveData: boolean;
}

/** A connection on which the site prefetches what the reader may need. */
export const unconstrained: Connection = {effectiveType: '4g', saveData: false};

/** Sets the connection that pages see, from the next one on. */
export async function connectBy(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}),
    connection,
  );
}
