import {loadSource} from '../lib/load-source.mjs';

/**
 * @typedef {import('../../src/lib/search/search-record').SearchRecord} SearchRecord
 * @typedef {ReturnType<typeof toProviderRecords>[number]} ProviderRecord a record with the fields that the provider
 *   filters and ranks by
 */

/** @type {typeof import('../../src/lib/search/search-record')} */
const {ownHeading, pageOf, sectionLevels} = loadSource('src/lib/search/search-record.ts');
/** @type {typeof import('../../src/lib/addresses/is-under')} */
const {isUnder} = loadSource('src/lib/addresses/is-under.ts');
/** @type {typeof import('../../src/search/hosted/facets.json')} The facets that the site's requests filter by (H5). */
const facets = loadSource('src/search/hosted/facets.json');

/**
 * Converts the records of the build to the provider's format.
 *
 * @param {readonly SearchRecord[]} records
 */
export function toProviderRecords(records) {
  /** @type {Map<string, number>} */
  const positions = new Map();
  return records.map((record) => {
    const page = pageOf(record.url);
    const position = positions.get(page) ?? 0;
    positions.set(page, position + 1);
    return {
      ...record,
      language: facets.language,
      docusaurus_tag: docusaurusTag(page),
      heading: ownHeading(record).text,
      weight: {level: levelWeight(record.type), position},
    };
  });
}

/**
 * The tag of the docs instance that a page belongs to: of several, the one with the longest path.
 *
 * @param {string} page
 * @returns {string}
 */
function docusaurusTag(page) {
  const instances = facets.tags.docs
    .filter(({under}) => isUnder(page, under))
    .sort((left, right) => right.under.length - left.under.length);
  return instances[0]?.tag ?? facets.tags.otherPages;
}

/**
 * 60 for a page, 10 less for each heading level below, 0 for mere text.
 *
 * @param {SearchRecord['type']} type
 */
function levelWeight(type) {
  return type === 'content' ? 0 : (sectionLevels.length - sectionLevels.indexOf(type)) * 10;
}
