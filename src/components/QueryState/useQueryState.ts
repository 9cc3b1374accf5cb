import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import type {QueryCodec} from '../../lib/query-codec';
import {replaceQuery, writeDelay} from './page-address';

/**
 * State that is mirrored in the URL's query, so that a link to the page contains it. Replaces the history entry.
 * Follows links to the same page with another query. Browser only.
 */
export function useQueryState<T>({read, write}: QueryCodec<T>): [T, (value: T) => void] {
  const location = useLocation();
  const [held, setHeld] = useState({
    value: read(new URLSearchParams(window.location.search)),
    location,
    isChosen: false,
    queryBefore: undefined as string | undefined,
  });
  const [pathname] = useState(window.location.pathname);
  const {value, isChosen, queryBefore} = held;

  if (held.location !== location) {
    const query = new URLSearchParams(location.search);
    // A hash link within the page has no query, or the stale one that is about to be replaced: keep what the reader
    // typed, and write it again.
    const isLinked = location.search !== queryBefore && Object.keys(write(value)).some((name) => query.has(name));
    setHeld(
      isLinked
        ? {value: read(query), location, isChosen: false, queryBefore: undefined}
        : {value, location, isChosen, queryBefore},
    );
  }

  useEffect(() => {
    if (!isChosen) return undefined;
    const timer = setTimeout(() => {
      // While the next page loads, this one is still mounted, but the URL is already that of the next page.
      if (window.location.pathname !== pathname) return;
      replaceQuery(write(value));
      setHeld((now) => ({...now, queryBefore: undefined}));
    }, writeDelay);
    return () => clearTimeout(timer);
  }, [value, isChosen, write, location, pathname]);

  const choose = (next: T) => setHeld({value: next, location, isChosen: true, queryBefore: window.location.search});
  return [value, choose];
}
