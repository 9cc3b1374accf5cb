import {liteClient} from 'algoliasearch/lite';
import {hostedSearch} from '../../config/search-hosted';
import {isObject} from '../../lib/is-object';
import type {SearchHit} from '../../lib/search/search-record';
import type {CreateBackend} from '../backend';
import {createHostsCache} from './hosts-cache';
import {toProviderRequest} from './request';
import {totalHits} from './total-hits';

/** Answers from the hosted provider. */
export const createBackend: CreateBackend = (provider) => {
  if (provider.kind !== 'hosted')
    throw new Error('The hosted search backend needs the credentials of a hosted provider.');
  const {appId, apiKey, indexName, clickAnalytics} = provider;
  // Throws when either is missing, naming it (H10). The options for H6 and H9 are explicit although they are the
  // defaults of the client's browser build: its other builds have different ones.
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: {...hostedSearch.timeouts},
    hostsCache: createHostsCache(),
  });
  return {
    indexName,
    async search(request) {
      const {page = 0, hitsPerPage} = request;
      const requests = [toProviderRequest(indexName, request, clickAnalytics)];
      const answer = await client.searchForHits<SearchHit>({requests});
      // An intermediary, such as a proxy, can respond with arbitrary JSON.
      const result = (answer as Partial<typeof answer> | null)?.results?.[0];
      if (!Array.isArray(result?.hits)) {
        // The client caches responses, and would return this one for every later search for the same words.
        await client.clearCache();
        throw new Error('The search provider answered without a result.');
      }
      const hits = result.hits.filter(isObject);
      return {hits, nbHits: totalHits(result.nbHits, page * hitsPerPage, hits.length), queryID: result.queryID};
    },
  };
};
