/** What tells the code that shows failures (src/client-modules/load-failure) of one: a page that a link leads to. */

const eventType = 'page-failure';

interface PageFailure {
  readonly error: unknown;
  /** To be called if the reader stays on the page. */
  readonly stay: () => void;
}

export function reportPageFailure(failure: PageFailure): void {
  window.dispatchEvent(new CustomEvent(eventType, {detail: failure}));
}

export function onPageFailure(show: (failure: PageFailure) => void): void {
  window.addEventListener(eventType, (event) => show((event as CustomEvent<PageFailure>).detail));
}
