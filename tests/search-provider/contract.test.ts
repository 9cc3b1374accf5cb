// @vitest-environment jsdom
import {afterEach, vi} from 'vitest';
import {contractRecords, describeBackend} from '../../src/search/contract.test-helper';
import {createBackend} from '../../src/search/hosted/backend';
import {sendTo} from './lite-client';
import {credentials, startProvider, storeOf, type Provider} from './provider';

vi.mock('algoliasearch/lite', () => import('./lite-client'));

const started: Provider[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((provider) => provider.stop()));
});

describeBackend('hosted, over HTTP', async () => {
  const provider = await startProvider({hosts: 2, store: storeOf('docs', contractRecords)});
  started.push(provider);
  sendTo(...provider.hosts);
  const {appId, searchKey} = credentials;
  return {
    backend: createBackend({kind: 'hosted', appId, apiKey: searchKey, indexName: 'docs'}),
    makeUnreachable: async () => {
      await Promise.all(provider.hosts.map((host) => host.setFault('refuse')));
    },
  };
});
