import type {ClientModule} from '@docusaurus/types';

let observer: MutationObserver | undefined;

/**
 * Client module. Scrolls the table of contents so that its active entry, which the theme marks while the reader scrolls
 * the page, stays in view: a long table has a scroll bar of its own.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  observer?.disconnect();
  const toc = document.querySelector('.theme-doc-toc-desktop');
  if (!toc) return;
  observer = new MutationObserver(() => reveal(toc));
  observer.observe(toc, {subtree: true, attributeFilter: ['class']});
};

/** Only scrolls the table itself: `scrollIntoView` could also scroll the page. */
function reveal(toc: Element): void {
  const active = toc.querySelector('.table-of-contents__link--active')?.getBoundingClientRect();
  const {top, bottom, height} = toc.getBoundingClientRect();
  // At the top of the page, no entry is active.
  if (!active) toc.scrollTop = 0;
  else if (active.top < top || active.bottom > bottom) toc.scrollTop += active.top - top - height / 2;
}
