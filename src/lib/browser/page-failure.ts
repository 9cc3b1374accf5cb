/** What tells the code that shows failures (src/client-modules/load-failure) of one: a page that a link leads to. */

const eventType = 'page-failure';

export function reportPageFailure(error: unknown): void {
  window.dispatchEvent(new CustomEvent(eventType, {detail: error}));
}

export function onPageFailure(show: (error: unknown) => void): void {
  window.addEventListener(eventType, (event) => show((event as CustomEvent<unknown>).detail));
}
