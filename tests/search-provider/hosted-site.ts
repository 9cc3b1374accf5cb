import type {SearchRecord} from '../../src/lib/search/search-record';
import {createBackend} from '../../src/search/hosted/backend';
import {sendTo} from './lite-client';
import {credentials, startProvider, storeOf, type Provider} from './provider';

export const record: SearchRecord = {
  objectID: '/staking#withdraw',
  url: '/staking#withdraw',
  type: 'lvl2',
  content: 'Deactivate the stake account first.',
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: 'Withdraw', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};

const started: Provider[] = [];

/**
 * Starts a provider with this many hosts and an index `docs` with the single record, and the site's back end for it.
 */
export async function startHostedSite(
  hosts = 1,
  apiKey = credentials.searchKey,
  options: {readonly clickAnalytics?: true} = {},
) {
  const provider = await startProvider({hosts, store: storeOf('docs', [record])});
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
