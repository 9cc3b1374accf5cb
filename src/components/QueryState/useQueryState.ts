import {useLocation} from '@docusaurus/router';
import {useCallback, useState} from 'react';
import type {QueryCodec} from '../../lib/query-codec';
import {useEntryWriter} from '../HistoryEntry/useEntryWriter';
import {replaceQuery} from './page-address';

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
