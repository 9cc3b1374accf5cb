import {useCallback} from 'react';
import type {SearchClient} from '../../search/client';
import {useSearchProvider} from './useSearchProvider';

/** Loads the search client of this site. Nothing of it is part of the first load. */
export function useSearchClient(): () => Promise<SearchClient> {
  const provider = useSearchProvider();
  return useCallback(async () => {
    const {getSearchClient} = await import('../../search/client');
    return getSearchClient(provider);
  }, [provider]);
}
