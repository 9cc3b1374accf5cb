import type {ClientModule} from '@docusaurus/types';

let stop: (() => void) | undefined;

/**
 * Client module. Scrolls the table of contents so that its active entry, which the theme marks while the reader scrolls
 * the page, stays in view: a long table has its own scroll bar.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  stop?.();
  stop = undefined;
  const toc = document.querySelector('.theme-doc-toc-desktop');
  if (toc) stop = follow(toc);
};

/**
 * Uses observers, as reading the position of the entry whenever it changes would force a synchronous layout. Each entry
 * is revealed once: the reader may scroll the table away from it.
 */
function follow(toc: Element): () => void {
  const views = new IntersectionObserver(
    ([view]) => {
      views.disconnect();
      if (view) reveal(toc, view);
    },
    {root: toc},
  );
  const changes = new MutationObserver(() => {
    // At the top of the page, no entry is active.
    const entry = toc.querySelector('.table-of-contents__link--active') ?? toc.querySelector('a');
    views.disconnect();
    if (entry) views.observe(entry);
  });
  changes.observe(toc, {subtree: true, attributeFilter: ['class']});
  return () => {
    changes.disconnect();
    views.disconnect();
  };
}

/** Only scrolls the table itself: `scrollIntoView` could also scroll the page. */
function reveal(toc: Element, {intersectionRatio, boundingClientRect, rootBounds}: IntersectionObserverEntry): void {
  if (intersectionRatio === 1 || !rootBounds) return;
  toc.scrollTop += boundingClientRect.top - rootBounds.top - rootBounds.height / 2;
}
