import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/** Debounce delay in milliseconds, to stay below the rate limit for history updates: 100 per 30 seconds in Safari. */
const writeDelay = 300;

/**
 * Calls a function that keeps something in the history entry whenever it changes, with the entry to keep it in: also in
 * those of links to other parts of the page.
 *
 * @param write memoized
 */
export function useEntryWriter(write: () => void): void {
  const location = useLocation();
  const pathname = useRef<string>(null);
  useEffect(() => {
    pathname.current ??= window.location.pathname;
    const timer = setTimeout(() => {
      // While the next page loads, this one is still mounted, but the entry is already that of the next page.
      if (window.location.pathname === pathname.current) write();
    }, writeDelay);
    return () => clearTimeout(timer);
  }, [write, location]);
}
