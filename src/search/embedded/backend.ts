import {search as settings} from '../../config/search';
import type {CreateBackend, SearchBackend} from '../backend';
import type {StartEngine} from './engine-api';
import {startWorker} from './start-worker';

/** Answers from the index that the build made, without leaving the site (H11). */
export const createBackend: CreateBackend = (_provider, baseUrl) => createEmbeddedBackend(baseUrl, startWorker);

/** @param startEngine where the engine runs: in a worker, or for tests in the same thread. */
export function createEmbeddedBackend(baseUrl: string, startEngine: StartEngine): SearchBackend {
  const url = `${baseUrl}${settings.assetFolder}/${settings.indexFile}`;
  let starting: ReturnType<StartEngine> | undefined;
  // A failed start is tried again by the next search.
  const start = () =>
    (starting ??= startEngine(fetchFile(url), url).catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));
  return {
    indexName: settings.embeddedIndexName,
    warmUp: () =>
      start().then(
        () => undefined,
        () => undefined,
      ),
    search: async (request) => (await start()).search(request),
  };
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.arrayBuffer();
}
