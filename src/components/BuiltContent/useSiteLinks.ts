import {useHistory} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';
import {hashId} from '../../lib/hash-id';
import {isPlainClick} from '../../lib/is-plain-click';

/** Follows the links within an element, which are no `Link`, without loading the site again. */
export function useSiteLinks(box: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || !isPlainClick(event, link)) return;
      if (link.origin !== window.location.origin) return;
      // The browser itself goes to another place of the same address.
      if (link.getAttribute('href')?.startsWith('#')) return;
      const {pathname, search, hash} = link;
      // A file, such as a contract, is no page.
      if (/\.\w+$/.test(pathname)) return;
      event.preventDefault();
      const isSamePage = pathname === window.location.pathname;
      history.push(pathname + search + hash);
      // The site scrolls to where it is already only when nothing but the query changes.
      if (isSamePage) document.getElementById(hashId(hash))?.scrollIntoView();
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [box, history]);
}
