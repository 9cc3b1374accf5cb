import {loadSource} from '../lib/load-source.mjs';

/** Distinguishes ours from those that maintainers add at the provider. */
const idPrefix = 'site:';

/** @typedef {import('algoliasearch').SynonymHit} SynonymHit */

/**
 * The embedded engine's synonyms, in the provider's format.
 *
 * @returns {SynonymHit[]}
 */
export function readSynonyms() {
  /** @type {{synonyms: ReadonlyMap<string, readonly string[]>}} */
  const {synonyms} = loadSource('src/config/synonyms.ts');
  return [...synonyms].map(([input, phrases]) => ({
    objectID: `${idPrefix}${input}`,
    type: 'onewaysynonym',
    input,
    // Without the word itself: the provider always searches for that, too.
    synonyms: phrases.filter((phrase) => phrase !== input),
  }));
}

/**
 * Reads the synonyms of an index that are not ours: a push preserves them.
 *
 * @param {import('algoliasearch').Algoliasearch} client
 * @param {string} indexName
 * @returns {Promise<SynonymHit[]>}
 */
export async function foreignSynonyms(client, indexName) {
  /** @type {SynonymHit[]} */
  const found = [];
  await client.browseSynonyms({indexName, aggregator: ({hits}) => found.push(...hits)});
  const theirs = found.filter(({objectID}) => !objectID.startsWith(idPrefix));
  // Metadata of a hit, such as `_highlightResult`, is not part of the synonym.
  const stored = (/** @type {SynonymHit} */ hit) => Object.entries(hit).filter(([name]) => !name.startsWith('_'));
  return theirs.map((hit) => /** @type {SynonymHit} */ (Object.fromEntries(stored(hit))));
}
