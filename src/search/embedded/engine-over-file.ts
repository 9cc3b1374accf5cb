import {outdatedPageError} from '../../lib/browser/outdated-page';
import type {SearchBackend} from '../backend';
import {createEngine, type SearchEngine} from './engine';
import {readRecords} from './read-records';

interface EngineOverFile extends Pick<SearchBackend, 'search'> {
  /** Loads the file before the first search. Never rejects. */
  warmUp(): Promise<void>;
}

/**
 * An engine over the records of a file. If loading it fails, the next search retries.
 *
 * @param url of the packed records.
 */
export function engineOverFile(url: string): EngineOverFile {
  let loading: Promise<SearchEngine> | undefined;
  const load = () =>
    (loading ??= fetchEngine(url).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    warmUp: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
    search: async (request) => (await load()).search(request),
  };
}

async function fetchEngine(url: string): Promise<SearchEngine> {
  const response = await fetch(url, {cache: 'no-cache'});
  if (response.status === 404) throw outdatedPageError(`${url} answered 404.`);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
  const engine = createEngine();
  // Records are indexed while the rest of the file is still downloading.
  for await (const records of readRecords(response.body, url)) engine.add(records);
  return engine;
}
