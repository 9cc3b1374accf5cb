import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback} from 'react';
import type {SearchProvider} from '../../config/search-provider';
import type {SearchClient} from '../../search/client';

/** Loads the search client of this site. Nothing of it is part of the first load. */
export function useSearchClient(): () => Promise<SearchClient> {
  const {siteConfig} = useDocusaurusContext();
  const provider = siteConfig.customFields?.searchProvider as SearchProvider;
  const {baseUrl} = siteConfig;
  return useCallback(async () => {
    const {getSearchClient} = await import('../../search/client');
    return getSearchClient(provider, baseUrl);
  }, [provider, baseUrl]);
}
