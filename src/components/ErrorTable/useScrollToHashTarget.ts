import {useHistory} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';
import {hashTarget} from '../../lib/browser/hash-target';

/** Scrolls to the URL's hash target if it was not rendered yet when the reader followed the link. */
export function useScrollToHashTarget(box: RefObject<HTMLElement | null>): void {
  const {action} = useHistory();
  useEffect(() => {
    // On back and forward navigation, the scroll position is restored instead.
    if (action === 'POP') return;
    const target = hashTarget(window.location.hash);
    if (target && box.current?.contains(target)) target.scrollIntoView();
  }, [action, box]);
}
