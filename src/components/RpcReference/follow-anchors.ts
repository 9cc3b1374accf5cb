import {isPlainClick} from '../../lib/browser/follow-link';

/**
 * Navigates client-side by the plain links to a place on this page, also in its table of contents: the browser's own
 * navigation looks like Back to the router, which would restore the filter of another entry.
 *
 * @returns the cleanup.
 */
export function followAnchors(go: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !link?.getAttribute('href')?.startsWith('#') || !isPlainClick(event, link)) return;
    event.preventDefault();
    go(link.hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
