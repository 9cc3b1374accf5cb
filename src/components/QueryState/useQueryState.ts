import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useState} from 'react';
import type {QueryCodec} from '../../lib/query-codec';
import {useEntryWriter} from '../HistoryEntry/useEntryWriter';
import {replaceQuery} from './page-address';

/**
 * State that is mirrored in the URL's query, so that a link to the page contains it. Replaces the history entry.
 * Follows links to the same page with another query.
 */
export function useQueryState<T>({names, read, write}: QueryCodec<T>): [T, (value: T) => void] {
  const location = useLocation();
  // Pre-rendered without a query: the hydrating render must match.
  const isBrowser = useIsBrowser();
  const [held, setHeld] = useState(() => ({
    value: read(new URLSearchParams(isBrowser ? window.location.search : '')),
    /** Where the value was read or chosen; undefined until the page has hydrated. */
    location: isBrowser ? location : undefined,
    isChosen: false,
    queryBefore: undefined as string | undefined,
  }));
  const {value, isChosen, queryBefore} = held;

  if (isBrowser && held.location !== location) {
    const query = new URLSearchParams(held.location ? location.search : window.location.search);
    // A hash link within the page has no query, or the stale one that is about to be replaced: keep what the reader
    // typed, and write it again.
    const isLinked = location.search !== queryBefore && names.some((name) => query.has(name));
    setHeld(
      isLinked || !held.location
        ? {value: read(query), location, isChosen: false, queryBefore: undefined}
        : {value, location, isChosen, queryBefore},
    );
  }

  useEntryWriter(
    useCallback(() => {
      if (!isChosen) return;
      replaceQuery(write(value));
      setHeld((now) => ({...now, queryBefore: undefined}));
    }, [value, isChosen, write]),
  );

  const choose = (next: T) => setHeld({value: next, location, isChosen: true, queryBefore: window.location.search});
  return [value, choose];
}
