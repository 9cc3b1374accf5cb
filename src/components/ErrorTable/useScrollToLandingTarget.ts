import {useHistory} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';
import {focusOnce} from '../../lib/browser/focus-once';
import {landingTarget} from '../../lib/browser/landing-target';

/** Scrolls to the target of the link that the reader followed if it was not rendered yet. */
export function useScrollToLandingTarget(box: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    // On back and forward navigation, the scroll position is restored instead.
    if (history.action === 'POP') return;
    const target = landingTarget(history.location);
    if (!target || !box.current?.contains(target)) return;
    target.scrollIntoView();
    focusOnce(target);
  }, [history, box]);
}
