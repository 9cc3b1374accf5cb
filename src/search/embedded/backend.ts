import {search as settings} from '../../config/search';
import type {SearchRecord} from '../../lib/search-record';
import type {CreateBackend} from '../backend';
import type {SearchEngine} from './engine';

/** What the manifest says about the index of this build. */
export interface IndexManifest {
  /** File name of the records, with a hash of their content in it. */
  readonly records: string;
  readonly count: number;
}

/** Answers from the index that the build made, without leaving the site (H11). */
export const createBackend: CreateBackend = (_provider, baseUrl) => {
  const folder = `${baseUrl}${settings.assetFolder}/`;
  let loading: Promise<SearchEngine> | undefined;
  // A failed load is tried again by the next search.
  const load = () =>
    (loading ??= loadEngine(folder).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    indexName: settings.embeddedIndexName,
    warmUp: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
    search: async (request) => (await load()).search(request),
  };
};

async function loadEngine(folder: string): Promise<SearchEngine> {
  const [{createEngine}, records] = await Promise.all([import('./engine'), loadRecords(folder)]);
  return createEngine(records);
}

async function loadRecords(folder: string): Promise<SearchRecord[]> {
  const manifest = await fetchJson(folder + settings.manifestFile, {cache: 'no-cache'});
  if (!isManifest(manifest))
    throw new Error(`${folder}${settings.manifestFile} is not the manifest of a search index.`);
  const records = await fetchJson(folder + manifest.records, {});
  if (!Array.isArray(records) || records.length !== manifest.count || !records.every(isRecord)) {
    throw new Error(`${folder}${manifest.records} is damaged: it does not hold ${manifest.count} search records.`);
  }
  return records;
}

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

function isManifest(value: unknown): value is IndexManifest {
  const manifest = value as Partial<IndexManifest> | null;
  return typeof manifest === 'object' && typeof manifest?.records === 'string' && typeof manifest.count === 'number';
}

function isRecord(value: unknown): value is SearchRecord {
  const record = value as Partial<SearchRecord> | null;
  return (
    typeof record?.objectID === 'string' &&
    typeof record.url === 'string' &&
    typeof record.hierarchy?.lvl0 === 'string' &&
    typeof record.hierarchy.lvl1 === 'string'
  );
}
