import {loadSource} from '../lib/load-source.mjs';

/** Tells ours from those that maintainers add at the provider. */
const idPrefix = 'site:';

/** @typedef {import('algoliasearch').SynonymHit} SynonymHit */

/**
 * The synonyms that the embedded engine has too, in the provider's shape.
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
    // A word that also stands for itself has nothing more to find there: the provider never drops it.
    synonyms: phrases.filter((phrase) => phrase !== input),
  }));
}

/**
 * Those of an index that are not ours: a push keeps them.
 *
 * @returns {Promise<SynonymHit[]>}
 */
export async function foreignSynonyms(client, indexName) {
  const found = [];
  await client.browseSynonyms({indexName, aggregator: ({hits}) => found.push(...hits)});
  const theirs = found.filter(({objectID}) => !objectID.startsWith(idPrefix));
  // What the provider says about a hit, such as `_highlightResult`, is no part of a synonym.
  const isStored = ([name]) => !name.startsWith('_');
  return theirs.map((hit) => Object.fromEntries(Object.entries(hit).filter(isStored)));
}
