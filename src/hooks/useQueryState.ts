import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useState} from 'react';
import type {QueryCodec} from '../lib/addresses/query-codec';
import {replaceQuery} from '../lib/browser/page-address';
import {useEntryWriter} from './useEntryWriter';

/**
 * State that is mirrored in the URL's query, so that a link to the page contains it. Replaces the history entry.
 * Follows links to the same page with another query.
 */
export function useQueryState<T>({names, read, write}: QueryCodec<T>): [T, (value: T) => void] {
  const location = useLocation();
  const history = useHistory();
  // Pre-rendered without a query: the hydrating render must match.
  const isBrowser = useIsBrowser();
  const [held, setHeld] = useState(() => ({
    value: read(new URLSearchParams(isBrowser ? window.location.search : '')),
    /** Where the value was read or chosen; undefined until the page has hydrated. */
    location: isBrowser ? location : undefined,
    /** Parameters of the value that the URL has had last, to tell links to the page as it is from others. */
    inUrl: isBrowser ? parametersIn(window.location.search, names) : '',
    isChosen: false,
  }));
  const {value, isChosen, inUrl} = held;

  if (isBrowser && held.location !== location) {
    const search = held.location ? location.search : window.location.search;
    const linked = parametersIn(search, names);
    // A hash link within the page has no query, or that of the URL, which may be about to be replaced: keep what the
    // reader has, and write it again. An entry without a query that the reader goes back to is from before the value.
    // The theme's tabs replace the entry, with the query that the router knows, which is from before the value, too.
    const isLinked = history.action !== 'REPLACE' && linked !== inUrl && (linked !== '' || history.action === 'POP');
    setHeld(
      isLinked || !held.location
        ? {value: read(new URLSearchParams(search)), location, inUrl: linked, isChosen: false}
        : {value, location, inUrl, isChosen: isChosen || linked !== inUrl},
    );
  }

  useEntryWriter(
    useCallback(() => {
      if (!isChosen) return;
      replaceQuery(write(value));
      // Read now: React may call the function below only after the next link has changed the URL.
      const written = parametersIn(window.location.search, names);
      setHeld((now) => ({...now, inUrl: written}));
    }, [value, isChosen, write, names]),
  );

  const choose = (next: T) => setHeld({value: next, location, inUrl, isChosen: true});
  return [value, choose];
}

/** The parameters with these names, in order; empty if there are none. */
function parametersIn(search: string, names: readonly string[]): string {
  return [...new URLSearchParams(search)]
    .filter(([name]) => names.includes(name))
    .map((pair) => pair.join('='))
    .join('&');
}
