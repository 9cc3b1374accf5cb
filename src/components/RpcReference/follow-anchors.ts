import {isPlainClick} from '../../lib/browser/follow-link';

/**
 * Navigates client-side by the plain links to a place on this page: the browser's own navigation looks like Back to the
 * router, which would restore the filter of another entry.
 *
 * @returns the cleanup.
 */
export function followAnchors(box: HTMLElement, go: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.getAttribute('href')?.startsWith('#') || !isPlainClick(event, link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  box.addEventListener('click', onClick);
  return () => box.removeEventListener('click', onClick);
}
