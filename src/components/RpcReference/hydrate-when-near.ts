/** How far from the screen a request is made to work, so that it does when a reader comes to it. */
const margin = '600px 0px';

/**
 * Makes the request of a method work once it comes near the screen. Until then it is HTML of the build,
 * which can be read and costs nothing.
 *
 * @param element holds an element with the attribute `data-request`.
 * @returns what ends it.
 */
export function hydrateWhenNear(element: Element): () => void {
  let end: (() => void) | undefined;
  let isOver = false;

  const hydrate = async () => {
    const place = element.querySelector<HTMLElement>('[data-request]');
    if (!place) return;
    const {hydrateRequest} = await import('./hydrate-request');
    if (!isOver) end = hydrateRequest(place);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      // Without its code a request can be read and selected all the same.
      hydrate().catch(() => undefined);
    },
    {rootMargin: margin},
  );
  observer.observe(element);
  return () => {
    isOver = true;
    observer.disconnect();
    end?.();
  };
}
