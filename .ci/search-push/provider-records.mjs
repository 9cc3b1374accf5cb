import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../process.mjs';

/**
 * @typedef {import('../../src/lib/search-record').SearchRecord} SearchRecord
 * @typedef {SearchRecord & {
 *   language: string,
 *   docusaurus_tag: string,
 *   heading: string,
 *   weight: {level: number, position: number},
 * }} ProviderRecord a record with what the provider filters and ranks by
 */

/** The facets that the site's requests filter by (H5): one file for both ends. */
const facets = JSON.parse(readFileSync(path.join(root, 'src/search/hosted/facets.json'), 'utf8'));

const levels = /** @type {const} */ (['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']);

/**
 * The records of the build as the provider wants them.
 *
 * @param {readonly SearchRecord[]} records
 * @returns {ProviderRecord[]}
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
      heading: ownHeading(record),
      weight: {level: levelWeight(record.type), position},
    };
  });
}

/** @param {string} url */
function pageOf(url) {
  return url.replace(/[?#].*$/, '');
}

/**
 * The tag of the docs instance that the page belongs to: the one whose path is the longest.
 *
 * @param {string} page
 * @returns {string}
 */
function docusaurusTag(page) {
  const instances = facets.tags.docs
    .filter(({under}) => under === '/' || page === under || page.startsWith(`${under}/`))
    .sort((left, right) => right.under.length - left.under.length);
  return instances[0]?.tag ?? facets.tags.otherPages;
}

/**
 * The deepest heading. The like of `ownHeading` in src/lib, which this script cannot load: it is TypeScript.
 *
 * @param {SearchRecord} record
 */
function ownHeading({hierarchy, type}) {
  const level = type === 'content' ? levels.findLast((candidate) => hierarchy[candidate]) : type;
  return (level && hierarchy[level]) ?? hierarchy.lvl1;
}

/**
 * 60 for a page, less for each level below, nothing for text alone.
 *
 * @param {SearchRecord['type']} type
 */
function levelWeight(type) {
  return type === 'content' ? 0 : (levels.length - levels.indexOf(type)) * 10;
}
