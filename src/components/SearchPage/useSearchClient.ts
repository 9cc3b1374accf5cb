import {useCallback} from 'react';
import type {SearchClient} from '../../search/client';
import {useSearchProvider} from '../Search/useSearchProvider';

/** Returns a loader for the site's search client, which is kept out of the initial bundle. */
export function useSearchClient(): () => Promise<SearchClient> {
  const provider = useSearchProvider();
  return useCallback(async () => {
    const {getSearchClient} = await import('../../search/client');
    return getSearchClient(provider);
  }, [provider]);
}
