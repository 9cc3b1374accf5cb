import {useEffect, type RefObject} from 'react';
import {useGo} from '../../hooks/useGo';
import {followLink} from '../../lib/browser/follow-link';

/** Makes the plain `<a>` links within an element navigate client-side, like a Docusaurus `Link`. */
export function useSiteLinks(box: RefObject<HTMLElement | null>): void {
  const go = useGo();
  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !event.defaultPrevented) followLink(event, link, go);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [box, go]);
}
