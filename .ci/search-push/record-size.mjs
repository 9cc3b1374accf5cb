import {PushError} from './push-error.mjs';

/** @typedef {import('./provider-records.mjs').ProviderRecord} ProviderRecord */

/**
 * Maximum size of a record in bytes: 10 KB on the provider's free plan, Build; 100 KB on the others. It counts the
 * record as JSON without spaces.
 * https://www.algolia.com/doc/guides/scaling/algolia-service-limits
 * https://support.algolia.com/hc/en-us/articles/4406981897617-Is-there-a-size-limit-for-my-index-records
 */
export const maxRecordBytes = 10_000;

/**
 * The records with their sizes in bytes, largest first.
 *
 * @param {readonly ProviderRecord[]} records
 */
export function recordSizes(records) {
  return records
    .map((record) => ({objectID: record.objectID, bytes: Buffer.byteLength(JSON.stringify(record))}))
    .sort((left, right) => right.bytes - left.bytes);
}

/**
 * The provider would refuse the batch with such a record, midway through the push.
 *
 * @param {readonly ProviderRecord[]} records
 * @throws {PushError} naming every record that is too large
 */
export function checkRecordSizes(records) {
  const tooLarge = recordSizes(records).filter(({bytes}) => bytes > maxRecordBytes);
  if (tooLarge.length === 0) return;
  const named = tooLarge.map(({objectID, bytes}) => `${objectID} (${bytes} bytes)`).join(', ');
  throw new PushError(
    `Larger than the ${maxRecordBytes} bytes that the provider accepts on every plan: ${named}. ` +
      `Divide the section with headings, so that it becomes several records.`,
  );
}
