import {searchPage} from '../../config/search-page';

const {attribute} = searchPage.slashOff;

/**
 * Whether the reader has turned `/` off: who dictates to a computer presses it with each "slash" (WCAG 2.1.4). Browser
 * only.
 */
export function isSlashOff(): boolean {
  return document.documentElement.hasAttribute(attribute);
}

/** Turns `/` on or off until the page is unloaded. */
export function setSlashOff(isOff: boolean): void {
  document.documentElement.toggleAttribute(attribute, isOff);
}
