import {createBackend} from '../../src/search/hosted/backend';
import {hit} from '../../src/search/search-hit.test-helper';
import {sendTo} from './lite-client';
import {credentials, startProvider, storeOf, type Provider} from './provider';

const started: Provider[] = [];

/**
 * Starts a provider with this many hosts and an index `docs` with the record of a single hit, and the site's back end
 * for it.
 */
export async function startHostedSite(
  hosts = 1,
  apiKey = credentials.searchKey,
  options: {readonly clickAnalytics?: true} = {},
) {
  const provider = await startProvider({hosts, store: storeOf('docs', [hit])});
  started.push(provider);
  sendTo(...provider.hosts);
  const backend = createBackend({kind: 'hosted', appId: credentials.appId, apiKey, indexName: 'docs', ...options});
  /** The client caches responses: searches that must reach a host need a different `page`. */
  const search = (query = 'stake', page = 0) => backend.search({query, page, snippetWords: 10, hitsPerPage: 20});
  return {...provider, search, first: provider.hosts[0], second: provider.hosts[1] ?? provider.hosts[0]};
}

export async function stopHostedSites(): Promise<void> {
  await Promise.all(started.splice(0).map((provider) => provider.stop()));
}
