import {useEffect, type RefObject} from 'react';
import {useGo} from '../../hooks/useGo';
import {focusOnce} from '../../lib/browser/focus-once';
import {followLink} from '../../lib/browser/follow-link';
import {hashTarget} from '../../lib/browser/hash-target';

/** Makes the plain `<a>` links within an element navigate client-side, like a Docusaurus `Link`. */
export function useSiteLinks(box: RefObject<HTMLElement | null>): void {
  const go = useGo();
  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented) return;
      followLink(event, link, (path) => {
        const isSamePage = link.pathname === window.location.pathname;
        go(path);
        const target = isSamePage ? hashTarget(link.hash) : null;
        if (!target) return;
        // If only the query changes, neither Docusaurus nor src/client-modules/link-target does this.
        target.scrollIntoView();
        focusOnce(target);
      });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [box, go]);
}
