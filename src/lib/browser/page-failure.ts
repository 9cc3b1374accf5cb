/** Tells the code that shows failures (src/client-modules/load-failure) of a page that a link leads to. */

const eventType = 'page-failure';

interface PageFailure {
  readonly error: unknown;
  /** Of the page that failed. */
  readonly href: string;
}

export function reportPageFailure(failure: PageFailure): void {
  window.dispatchEvent(new CustomEvent(eventType, {detail: failure}));
}

export function onPageFailure(show: (failure: PageFailure) => void): void {
  window.addEventListener(eventType, (event) => show((event as CustomEvent<PageFailure>).detail));
}
