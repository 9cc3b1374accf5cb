/** How far from the screen a request is made to work, so that it does when a reader comes to it. */
const margin = '600px 0px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

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

  // Without its code a request can be read and selected all the same.
  waiting.set(element, () => void hydrate().catch(() => undefined));
  observer ??= new IntersectionObserver(onIntersection, {rootMargin: margin});
  observer.observe(element);
  return () => {
    isOver = true;
    stopWaiting(element);
    end?.();
  };
}

/** One observer for all methods: the browser looks after each one in every frame. */
function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    stopWaiting(target);
  }
}

function stopWaiting(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
