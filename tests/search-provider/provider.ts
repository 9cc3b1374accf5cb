import {indexSettings} from '../../.ci/search-push/index-settings.mjs';
import {toProviderRecords} from '../../.ci/search-push/provider-records.mjs';
import type {SearchRecord} from '../../src/lib/search/search-record';
import {answerRequest, type Credentials} from './answer-request';
import {Host} from './host';
import {Store, type Settings, type StoredRecord} from './store';

export const credentials: Credentials = {appId: 'APP', searchKey: 'search-key', adminKey: 'admin-key'};

/** A mock of the hosted provider: hosts that share its indices. */
export interface Provider {
  readonly hosts: readonly [Host, ...Host[]];
  readonly store: Store;
  stop(): Promise<void>;
}

/** Starts the provider on free ports. Stop it after the test. */
export async function startProvider({hosts: count = 1, store = new Store()} = {}): Promise<Provider> {
  const newHost = () => new Host((request) => answerRequest(store, credentials, request));
  const hosts: [Host, ...Host[]] = [newHost(), ...Array.from({length: count - 1}, newHost)];
  await Promise.all(hosts.map((host) => host.start()));
  return {
    hosts,
    store,
    stop: async () => {
      await Promise.all(hosts.map((host) => host.stop()));
    },
  };
}

/** A store with one index, in the state that `npm run search:push` produces. */
export function storeOf(
  indexName: string,
  records: readonly SearchRecord[],
  settings: Settings = indexSettings,
): Store {
  const store = new Store();
  store.put(indexName, {settings});
  store.save(
    indexName,
    toProviderRecords(records).map((record): StoredRecord => ({...record})),
  );
  return store;
}
