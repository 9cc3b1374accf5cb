import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/**
 * Debounce delay in milliseconds. It keeps a single writer below the rate limit for history updates, 100 per 30 seconds
 * in Safari; but the limit is that of the page, and its writers share it with each other and with links.
 */
const writeDelay = 300;

/**
 * Calls a function that stores state in the history entry, debounced, whenever the function or the entry changes: a
 * hash link within the page creates an entry without that state.
 *
 * @param write memoized
 */
export function useEntryWriter(write: () => void): void {
  const location = useLocation();
  const pathname = useRef<string>(null);
  useEffect(() => {
    pathname.current ??= window.location.pathname;
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', writeNow);
      window.removeEventListener('click', writeNow, {capture: true});
      window.removeEventListener('submit', writeNow, {capture: true});
    };
    const writeNow = () => {
      end();
      // While the next page loads, this one is still mounted, but the entry is already that of the next page.
      if (window.location.pathname === pathname.current) write();
    };
    const timer = setTimeout(writeNow, writeDelay);
    // A reload must not lose what was typed last. It requests the URL as it was, but state written now is kept; at
    // `pagehide`, it is too late.
    window.addEventListener('beforeunload', writeNow);
    // Nor must a link, which creates another entry. Enter on a link is a click, too; in the field of a form without a
    // button, it is not.
    window.addEventListener('click', writeNow, {capture: true});
    window.addEventListener('submit', writeNow, {capture: true});
    return end;
  }, [write, location]);
}
