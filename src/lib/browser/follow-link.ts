import {hasModifier, type Modifiers} from './modifiers';

interface Click extends Modifiers {
  readonly button: number;
}

interface Link {
  getAttribute(name: string): string | null;
}

/** Whether a click navigates in the current tab. The browser handles others: new tabs, new windows, and downloads. */
export function isPlainClick(click: Click, link: Link): boolean {
  const isForHere = ['', '_self'].includes(link.getAttribute('target') ?? '') && link.getAttribute('download') === null;
  return isForHere && click.button === 0 && !hasModifier(click);
}

/** Whether a path on this site is a file, such as a contract, rather than a page; `/1.0` is a version's page. */
export const isFile = (pathname: string): boolean => /\.[a-z]\w*$/i.test(pathname);

interface LinkClick extends Click {
  preventDefault(): void;
}

/** Handles a plain click on an internal link by client-side navigation. The browser handles any other click. */
export function followLink(event: LinkClick, link: HTMLAnchorElement, go: (path: string) => void): void {
  const {origin, pathname, search, hash} = link;
  if (!isPlainClick(event, link) || origin !== window.location.origin) return;
  // The browser itself scrolls to an anchor on the same page.
  if (link.getAttribute('href')?.startsWith('#') || isFile(pathname)) return;
  event.preventDefault();
  go(pathname + search + hash);
}
