import {notLoadedText} from '../../Failure/not-loaded-text';
import {announceProblem} from './announce';

/** Distance from the viewport at which a request is hydrated, so that it is interactive once the reader gets there. */
const margin = '600px 0px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Hydrates each request within an element once its section is near the viewport. Until then it is plain pre-rendered
 * HTML, and a click on one of its buttons or tabs is replayed after hydration.
 *
 * @returns the cleanup.
 */
export function hydrateRequests(element: HTMLElement): () => void {
  const ends = Array.from(element.querySelectorAll<HTMLElement>('[data-request]'), hydrateWhenNear);
  return () => {
    for (const end of ends) end();
  };
}

function hydrateWhenNear(place: HTMLElement): () => void {
  // `place` has no box while `content-visibility` skips its layout, so it never intersects: observe the section.
  const section = place.closest('section') ?? place;
  let end: (() => void) | undefined;
  let isOver = false;
  let hasFailed = false;
  let pressed = window.earlyPress ?? null;
  const onClick = ({target}: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button, [role="tab"]') : null;
    if (hasFailed && pressed) hydrate();
  };
  place.addEventListener('click', onClick);

  const hydrate = () => {
    hasFailed = false;
    import('./hydrate-request').then(
      ({hydrateRequest}) => {
        place.removeEventListener('click', onClick);
        if (isOver) return;
        end = hydrateRequest(place);
        if (place.contains(pressed)) pressed?.click();
      },
      (error: unknown) => {
        // The request is still readable and selectable, and the next press tries again.
        hasFailed = true;
        if (place.contains(pressed)) announceProblem(notLoadedText('This', error));
      },
    );
  };

  waiting.set(section, hydrate);
  observer ??= new IntersectionObserver(onIntersection, {rootMargin: margin});
  observer.observe(section);
  return () => {
    isOver = true;
    stopWaiting(section);
    end?.();
  };
}

/** Callback of the one observer that all methods share: browsers process every observer in every frame. */
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
