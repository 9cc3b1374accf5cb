interface Click {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

interface Link {
  getAttribute(name: string): string | null;
}

/** Whether a click on a link opens it right here. Any other is the browser's: it opens a tab, a window or a download. */
export function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: Click, link: Link): boolean {
  const isForHere = ['', '_self'].includes(link.getAttribute('target') ?? '') && link.getAttribute('download') === null;
  return isForHere && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

/** Whether a path of this site is that of a file, such as a contract, and no page; `/1.0` is one of a version. */
export const isFile = (pathname: string): boolean => /\.[a-z]\w*$/i.test(pathname);

interface LinkClick extends Click {
  preventDefault(): void;
}

/** A plain click on a link to a page of this site goes there without loading the site again; any other is the browser's. */
export function followLink(event: LinkClick, link: HTMLAnchorElement, go: (path: string) => void): void {
  const {origin, pathname, search, hash} = link;
  if (!isPlainClick(event, link) || origin !== window.location.origin) return;
  // The browser itself goes to another place of the same address.
  if (link.getAttribute('href')?.startsWith('#') || isFile(pathname)) return;
  event.preventDefault();
  go(pathname + search + hash);
}
