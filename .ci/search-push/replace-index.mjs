import {randomBytes} from 'node:crypto';
import {PushError} from './push-error.mjs';
import {foreignSynonyms} from './synonyms.mjs';
import {waitForTask} from './wait-for-task.mjs';

/** @import {Algoliasearch, BatchRequest, IndexSettings, OperationIndexParams, SynonymHit} from 'algoliasearch' */

/** Records per request: few enough for the progress bar to move, far below the provider's limit of 10 MB. */
const batchSize = 100;

/** A temporary index older than this was left behind by a crashed push: no push takes an hour. */
const leftoverAgeMs = 60 * 60 * 1000;

/**
 * @typedef {object} Replacement
 * @property {Algoliasearch} client
 * @property {string} indexName
 * @property {readonly import('./provider-records.mjs').ProviderRecord[]} records
 * @property {IndexSettings} settings
 * @property {readonly SynonymHit[]} synonyms
 * @property {AbortSignal} signal stops the push; the index stays as it is, unless the new one is moving into place
 * @property {(sent: number) => void} onProgress receives the number of records sent so far
 */

/**
 * Atomically replaces the records and settings of an index: everything is written to a temporary index, counted there,
 * and moved into place. Until that single operation, readers search the old index, whenever and however the push fails.
 * (The client's `replaceAllObjects` replaces only records: the settings would not change at the same time.) Rules, and
 * synonyms that maintainers added at the provider, are preserved.
 *
 * @param {Replacement} replacement
 * @throws the signal's reason, once it is aborted
 */
export async function replaceIndex(replacement) {
  const {client, indexName, signal} = replacement;
  await removeLeftovers(client, indexName);
  const temporary = `${indexName}_push_${randomBytes(4).toString('hex')}`;
  try {
    await fillIndex({...replacement, temporary});
    signal.throwIfAborted();
    await moveIntoPlace({...replacement, temporary});
  } catch (error) {
    if (error instanceof UnconfirmedError) throw error;
    // The temporary index counts against the provider's quota. If it cannot be removed now, a push after an hour will.
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw error;
  }
}

/** The new index may be in place or not. */
class UnconfirmedError extends PushError {}

/**
 * The only step that readers see. If its response is lost, the provider may still have done it.
 *
 * @param {Replacement & {temporary: string}} replacement
 */
async function moveIntoPlace({client, indexName, temporary, signal}) {
  try {
    /** @type {OperationIndexParams} */
    const move = {operation: 'move', destination: indexName};
    const {taskID} = await client.operationIndex({indexName: temporary, operationIndexParams: move});
    // The task belongs to the source, as in the client's `replaceAllObjects`.
    await waitForTask(client, {indexName: temporary, taskID}, signal);
  } catch (error) {
    const {message, status} = /** @type {Error & {status?: number}} */ (error);
    const isRefused = status !== undefined && status >= 400 && status < 500;
    if (isRefused) throw error;
    throw new UnconfirmedError(
      `The provider did not confirm that ${temporary} became ${indexName} (${message}). Readers search either ` +
        `the old index or the new one, both complete. Push again to be sure.`,
    );
  }
}

/**
 * Creates the temporary index and verifies that it is complete.
 *
 * @param {Replacement & {temporary: string}} replacement
 */
async function fillIndex({client, indexName, temporary, records, settings, synonyms, signal, onProgress}) {
  /**
   * Sends a write and waits for it. A write on its way is not stopped: it could recreate the index after its removal.
   *
   * @param {() => Promise<{taskID: number}>} send
   */
  const write = async (send) => {
    signal.throwIfAborted();
    const {taskID} = await send();
    await waitForTask(client, {indexName: temporary, taskID}, signal);
  };
  const allSynonyms = [...synonyms];
  // Copying a nonexistent index starts a task that never ends
  // (https://github.com/algolia/algoliasearch-client-php/issues/714).
  if (await client.indexExists({indexName})) {
    /** @type {OperationIndexParams} */
    const copy = {operation: 'copy', destination: temporary, scope: ['rules']};
    await write(() => client.operationIndex({indexName, operationIndexParams: copy}));
    allSynonyms.push(...(await foreignSynonyms(client, indexName)));
  }
  await write(() => client.setSettings({indexName: temporary, indexSettings: settings}));
  await write(() => client.saveSynonyms({indexName: temporary, synonymHit: allSynonyms}));
  for (let sent = 0; sent < records.length; sent += batchSize) {
    const batch = records.slice(sent, sent + batchSize);
    /** @type {BatchRequest[]} */
    const requests = batch.map((record) => ({action: 'addObject', body: record}));
    await write(() => client.batch({indexName: temporary, batchWriteParams: {requests}}));
    onProgress(sent + batch.length);
  }
  // `distinct` would count URLs, not records.
  const everything = {query: '', hitsPerPage: 0, distinct: false};
  const {nbHits} = await client.searchSingleIndex({indexName: temporary, searchParams: everything});
  if (nbHits !== records.length) {
    throw new PushError(
      `The provider holds ${nbHits} of the ${records.length} records that were sent. The index was not replaced.`,
    );
  }
}

/**
 * Removes the temporary indices of crashed pushes.
 *
 * @param {Algoliasearch} client
 * @param {string} indexName
 */
async function removeLeftovers(client, indexName) {
  const {items} = await client.listIndices();
  const isTemporary = (/** @type {string} */ name) =>
    name.startsWith(`${indexName}_push_`) && /_push_[0-9a-f]{8}$/.test(name);
  const isOld = (/** @type {string} */ updatedAt) => Date.now() - Date.parse(updatedAt) > leftoverAgeMs;
  const leftovers = items.filter(({name, updatedAt}) => isTemporary(name) && isOld(updatedAt));
  await Promise.all(leftovers.map(({name}) => client.deleteIndex({indexName: name})));
}
