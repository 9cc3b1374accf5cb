import type {Locator, Page} from '@playwright/test';

/** A page whose first live code makes a table of seven rows. */
export const livePage = '/platform/resources/rate-limits#see-the-waits';

/** The editor of the first live code on a page. */
export const liveEditor = (page: Page): Locator => page.getByRole('textbox', {name: 'Live code'}).first();

/** The first live code block of the page: its editor, and the frame with its result. */
export function liveBlock(page: Page) {
  const frame = page.getByTitle('Result of the live code').first();
  return {editor: liveEditor(page), frame, result: frame.contentFrame().getByRole('main')};
}

/** Replaces the editor's code. */
export async function replaceCode(page: Page, code: string): Promise<void> {
  const {editor} = liveBlock(page);
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}
