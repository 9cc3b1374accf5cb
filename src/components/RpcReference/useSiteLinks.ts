import {useHistory} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';

/** Follows the links within `data-plain-links`, which are no `Link`, without loading the site again. */
export function useSiteLinks(box: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-plain-links] a') : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented || link.origin !== window.location.origin) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [box, history]);
}
