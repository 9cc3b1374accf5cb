import {randomBytes} from 'node:crypto';
import {PushError} from './push-error.mjs';
import {foreignSynonyms} from './synonyms.mjs';

/** Records in one request: small enough for the progress bar to move, far below the provider's 10 MB. */
const batchSize = 100;

/** A temporary index that is older belongs to a push that died: no push takes an hour. */
const leftoverAgeMs = 60 * 60 * 1000;

/** Polls of a task before giving up; the last ones are 5 s apart. */
const maxRetries = 200;

/**
 * Replaces the records and settings of an index in one step: everything goes to a temporary index, is
 * counted there, and moves into place. Until that one operation readers search the old index, whenever
 * and however the push dies. (`replaceAllObjects` of the client replaces records alone: the settings
 * would change at another moment than the records they are for.) Rules, and synonyms that maintainers added
 * at the provider, are taken along.
 *
 * @param {object} options
 * @param {ReturnType<typeof import('algoliasearch').algoliasearch>} options.client
 * @param {string} options.indexName
 * @param {readonly Record<string, unknown>[]} options.records
 * @param {import('algoliasearch').IndexSettings} options.settings
 * @param {readonly import('algoliasearch').SynonymHit[]} options.synonyms
 * @param {(sent: number) => void} [options.onProgress] told how many records have been sent
 */
export async function replaceIndex({client, indexName, records, settings, synonyms, onProgress = () => undefined}) {
  await removeLeftovers(client, indexName);
  const temporary = `${indexName}_push_${randomBytes(4).toString('hex')}`;
  try {
    await fillIndex({client, indexName, temporary, records, settings, synonyms, onProgress});
  } catch (error) {
    // The temporary index counts against the provider's quota. When it cannot be removed now, the next push does it.
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw error;
  }
  await moveIntoPlace(client, temporary, indexName);
}

/** The one step that readers see. When its answer is lost, the provider may have taken it all the same. */
async function moveIntoPlace(client, temporary, indexName) {
  try {
    const move = {operation: 'move', destination: indexName};
    const {taskID} = await client.operationIndex({indexName: temporary, operationIndexParams: move});
    await client.waitForTask({indexName, taskID, maxRetries});
  } catch (error) {
    throw new PushError(
      `The provider did not confirm that ${temporary} became ${indexName} (${error.message}). Readers search either ` +
        `the old index or the new one, both whole. Push again to be sure.`,
    );
  }
}

/** Makes the temporary index and proves that it is whole. */
async function fillIndex({client, indexName, temporary, records, settings, synonyms, onProgress}) {
  const waitFor = ({taskID}) => client.waitForTask({indexName: temporary, taskID, maxRetries});
  // To copy an index that does not exist is a task that never ends
  // (https://github.com/algolia/algoliasearch-client-php/issues/714).
  const allSynonyms = [...synonyms];
  if (await client.indexExists({indexName})) {
    const copy = {operation: 'copy', destination: temporary, scope: ['rules']};
    await waitFor(await client.operationIndex({indexName, operationIndexParams: copy}));
    allSynonyms.push(...(await foreignSynonyms(client, indexName)));
  }
  await waitFor(await client.setSettings({indexName: temporary, indexSettings: settings}));
  await waitFor(await client.saveSynonyms({indexName: temporary, synonymHit: allSynonyms}));
  for (let sent = 0; sent < records.length; sent += batchSize) {
    const batch = records.slice(sent, sent + batchSize);
    await client.saveObjects({indexName: temporary, objects: batch, waitForTasks: true, maxRetries});
    onProgress(sent + batch.length);
  }
  // `distinct` would count addresses, not records.
  const everything = {query: '', hitsPerPage: 0, distinct: false};
  const {nbHits} = await client.searchSingleIndex({indexName: temporary, searchParams: everything});
  if (nbHits !== records.length) {
    throw new PushError(
      `The provider holds ${nbHits} of the ${records.length} records that were sent. The index was not replaced.`,
    );
  }
}

/** Removes the temporary indices of pushes that died. */
async function removeLeftovers(client, indexName) {
  const {items} = await client.listIndices();
  const isTemporary = (name) => name.startsWith(`${indexName}_push_`) && /_push_[0-9a-f]{8}$/.test(name);
  const isOld = (updatedAt) => Date.now() - Date.parse(updatedAt) > leftoverAgeMs;
  const leftovers = items.filter(({name, updatedAt}) => isTemporary(name) && isOld(updatedAt));
  await Promise.all(leftovers.map(({name}) => client.deleteIndex({indexName: name})));
}
