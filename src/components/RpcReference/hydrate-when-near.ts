/** How far from the screen a request is made to work, so that it does when a reader comes to it. */
const margin = '600px 0px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Makes the requests within an element work, each once its section comes near the screen. Until then they
 * are HTML of the build, which can be read and costs nothing.
 *
 * @returns what ends it.
 */
export function hydrateRequests(element: HTMLElement): () => void {
  const ends = Array.from(element.querySelectorAll<HTMLElement>('[data-request]'), hydrateWhenNear);
  return () => {
    for (const end of ends) end();
  };
}

function hydrateWhenNear(place: HTMLElement): () => void {
  // What is within content that is not laid out is nowhere, as an observer sees it.
  const section = place.closest('section') ?? place;
  let end: (() => void) | undefined;
  let isOver = false;

  const hydrate = async () => {
    const {hydrateRequest} = await import('./hydrate-request');
    if (!isOver) end = hydrateRequest(place);
  };

  // Without its code a request can be read and selected all the same.
  waiting.set(section, () => void hydrate().catch(() => undefined));
  observer ??= new IntersectionObserver(onIntersection, {rootMargin: margin});
  observer.observe(section);
  return () => {
    isOver = true;
    stopWaiting(section);
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

function stopWaiting(section: Element): void {
  waiting.delete(section);
  observer?.unobserve(section);
}
