import {focusOnce} from '../../lib/browser/focus-once';

/** For a press on Retry: its alert is about to disappear, and the next Tab must continue from there. */
export function focusPlaceOf(button: Element | null): void {
  const place = button?.closest('[role="alert"]')?.parentElement;
  if (place) focusOnce(place);
}
