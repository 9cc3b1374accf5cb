import {useHistory} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';
import {focusOnce} from '../lib/browser/focus-once';
import {hashId, hashTarget} from '../lib/browser/hash-target';
import {landingTarget} from '../lib/browser/landing-target';

/**
 * Scrolls to the target of the link that the reader followed if it was not rendered yet.
 *
 * @param box what has been rendered
 * @param section id of the section that it belongs to, if it is one of many: for links to others, nothing is searched
 */
export function useScrollToLandingTarget(box: RefObject<HTMLElement | null>, section?: string): void {
  const history = useHistory();
  useEffect(() => {
    const {action, location} = history;
    // On back and forward navigation, the scroll position is restored instead.
    if (action === 'POP') return;
    if (section !== undefined && (hashId(location.hash) !== section || !isInView(hashTarget(location.hash)))) return;
    const target = landingTarget(location);
    if (!target || !box.current?.contains(target)) return;
    target.scrollIntoView();
    focusOnce(target);
  }, [history, box, section]);
}

/** Otherwise, the reader has scrolled on. */
function isInView(heading: HTMLElement | null): boolean {
  const {top, bottom} = heading?.getBoundingClientRect() ?? {top: 0, bottom: -1};
  return bottom > 0 && top < window.innerHeight;
}
