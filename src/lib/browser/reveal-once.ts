/**
 * Scrolls a box so that an entry in it is in view, unless the pointer is over the box: nothing moves below it. Once, as
 * the reader may scroll the box away from the entry. Uses an observer: reading the position would force a synchronous
 * layout.
 */
export function revealOnce(box: Element, entry: Element | null): void {
  const views = new IntersectionObserver(
    ([view]) => {
      views.disconnect();
      if (!view?.rootBounds || view.intersectionRatio === 1 || box.matches(':hover')) return;
      // Not with `scrollIntoView`, which could also scroll the page.
      box.scrollTop += view.boundingClientRect.top - view.rootBounds.top - view.rootBounds.height / 2;
    },
    {root: box},
  );
  if (entry) views.observe(entry);
}
