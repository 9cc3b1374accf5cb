import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import type {QueryCodec} from '../../lib/query-codec';
import {replaceQuery} from './page-address';

/** So that a reader who types does not make a browser count addresses: Safari takes 100 in half a minute. */
const writeDelay = 300;

/**
 * State that is part of the address, so that a link to the page holds it. The entry of the history is
 * replaced. A link to the same page with another query is read again. For the browser alone.
 */
export function useQueryState<T>({read, write}: QueryCodec<T>): [T, (value: T) => void] {
  const location = useLocation();
  const [held, setHeld] = useState({
    value: read(new URLSearchParams(window.location.search)),
    location,
    isChosen: false,
    queryBefore: undefined as string | undefined,
  });
  const {value, isChosen, queryBefore} = held;

  if (held.location !== location) {
    const query = new URLSearchParams(location.search);
    // A link to another part of the page has no query, or the one that is about to be replaced: what the reader
    // typed stays, and is written again.
    const isLinked = location.search !== queryBefore && Object.keys(write(value)).some((name) => query.has(name));
    setHeld(
      isLinked
        ? {value: read(query), location, isChosen: false, queryBefore: undefined}
        : {value, location, isChosen, queryBefore},
    );
  }

  useEffect(() => {
    if (!isChosen) return undefined;
    const {pathname} = window.location;
    const timer = setTimeout(() => {
      // While the next page loads, this one is still there and the address is no longer its own.
      if (window.location.pathname !== pathname) return;
      replaceQuery(write(value));
      setHeld((now) => ({...now, queryBefore: undefined}));
    }, writeDelay);
    return () => clearTimeout(timer);
  }, [value, isChosen, write, location]);

  const choose = (next: T) => setHeld({value: next, location, isChosen: true, queryBefore: window.location.search});
  return [value, choose];
}
