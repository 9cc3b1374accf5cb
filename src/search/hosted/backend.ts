import {liteClient} from 'algoliasearch/lite';
import {hostedSearch} from '../../config/search-hosted';
import type {SearchHit} from '../../lib/search/search-record';
import type {CreateBackend} from '../backend';
import {createHostsCache} from './hosts-cache';
import {toProviderRequest} from './request';

/** Answers from the hosted provider. */
export const createBackend: CreateBackend = (provider) => {
  if (provider.kind !== 'hosted')
    throw new Error('The hosted search backend needs the credentials of a hosted provider.');
  const {appId, apiKey, indexName} = provider;
  // Throws when either is missing, and says which (H10). What H6 and H9 ask for is stated, although the
  // client's build for browsers has the same defaults: another build of it has others.
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: {...hostedSearch.timeouts},
    hostsCache: createHostsCache(),
  });
  return {
    indexName,
    async search(request) {
      const answer = await client.searchForHits<SearchHit>({requests: [toProviderRequest(indexName, request)]});
      // What something between the reader and the provider answers can be any JSON.
      const [result] = (answer as Partial<typeof answer>).results ?? [];
      if (!Array.isArray(result?.hits)) {
        // The client keeps answers, and would give this one to each later search of the same words.
        await client.clearCache();
        throw new Error('The search provider answered without a result.');
      }
      return {hits: result.hits, nbHits: result.nbHits ?? result.hits.length, queryID: result.queryID};
    },
  };
};
