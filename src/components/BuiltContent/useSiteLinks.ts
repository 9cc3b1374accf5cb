import {useHistory} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';
import {followLink} from '../../lib/follow-link';
import {hashTarget} from '../../lib/hash-target';

/** Follows the links within an element, which are no `Link`, without loading the site again. */
export function useSiteLinks(box: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented) return;
      followLink(event, link, (path) => {
        const isSamePage = link.pathname === window.location.pathname;
        history.push(path);
        // The site scrolls to where it is already only when nothing but the query changes.
        if (isSamePage) hashTarget(link.hash)?.scrollIntoView();
      });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [box, history]);
}
