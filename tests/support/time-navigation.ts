import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from the last click until the frame with the expected heading; undefined until then. */
    navigationTime: number | undefined;
  }
}

/**
 * Init script that measures how long the page with a heading takes to show after a click on a link to it, whether the
 * link loads another document or not. Self-contained, as it is serialized.
 */
export function timeNavigation(heading: string): void {
  const clicked = 'clicked-at';
  // In milliseconds since 1970, which both documents understand.
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    ({timeStamp}) => sessionStorage.setItem(clicked, String(performance.timeOrigin + timeStamp)),
    {capture: true},
  );
  new MutationObserver((_changes, observer) => {
    // Some sites put a link into the heading.
    if (!document.querySelector('h1')?.textContent.includes(heading)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => (window.navigationTime = now() - Number(sessionStorage.getItem(clicked))));
    });
  }).observe(document, {subtree: true, childList: true, characterData: true});
}

/** Waits for the page that was clicked on, and returns the milliseconds that it took to show. */
export async function navigationTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => window.navigationTime, undefined, {polling: 100});
  return Number(await time.jsonValue());
}
