import {loadSource} from '../lib/load-source.mjs';

/** @type {typeof import('../../src/config/search')} */
const {search} = loadSource('src/config/search.ts');
/** @type {typeof import('../../src/search/marked-text')} */
const {markTags} = loadSource('src/search/marked-text.ts');

/**
 * Settings of the index at the hosted provider, each with its reason. They make it rank as the embedded
 * engine does (src/search/embedded). Every setting: https://www.algolia.com/doc/api-reference/settings-api-parameters
 *
 * @type {import('algoliasearch').IndexSettings}
 */
export const indexSettings = {
  // Where words are looked for, the most telling place first: the section's own heading, the names it
  // defines, what links call it, the page's title, the headings between, then the text. `unordered`: where
  // in a heading a word stands says nothing. In the text the order stays, because a section's first
  // sentences say what it is about.
  searchableAttributes: [
    'unordered(heading)',
    'unordered(ranking.names)',
    'unordered(ranking.linkTexts)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(ranking.values)',
    'unordered(ranking.code)',
    'unordered(hierarchy.lvl0)',
  ],

  // Every request filters by these two (H5), and a filter on an attribute that is not listed here finds
  // nothing. `filterOnly`: nobody asks for counts, which would cost index size.
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)'],

  // More of the words, then fewer typing errors, before where and how close together they stand, before
  // exact words over beginnings of words. There is no `geo`: documentation stands nowhere.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],

  // Alike in everything else: pages before their sections, then in the order of reading.
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],

  // The best attribute of a hit is the one where the words stand closest together, not the first with any.
  attributeCriteriaComputedByMinProximity: true,

  // Sections without an anchor share the address of their page: one hit is enough for one address.
  attributeForDistinct: 'url',
  distinct: true,

  // What a hit is made of (H1). The rest of a record serves ranking and filters.
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],

  // Only what the modal and the search page show.
  attributesToHighlight: ['hierarchy', 'content'],

  // The same tags and numbers that the site's requests state (H4, H8), for who looks into the dashboard.
  attributesToSnippet: [`content:${search.snippetWords.wide}`],
  highlightPreTag: markTags.open,
  highlightPostTag: markTags.close,
  snippetEllipsisText: '…',
  hitsPerPage: search.hitsPerPage,

  // `getBalance` is found by `get balance`.
  camelCaseAttributes: ['heading', 'hierarchy', 'content', 'ranking'],

  // Only the last word may be unfinished: the reader is still typing it.
  queryType: 'prefixLast',

  // In a short word a typing error makes another word; the lengths are those of the embedded engine.
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,

  // `32005` and `32004` are two errors, not one with a typing error.
  allowTyposOnNumericTokens: false,

  // No number is filtered by. Without this, every numeric attribute is indexed for filters.
  numericAttributesForFiltering: [],

  // `-32005` is an error code, not a wish to leave something out. DocSearch's crawler turns this on.
  advancedSyntax: false,

  // A question of many words finds the pages with some of them, rather than nothing.
  removeWordsIfNoResults: 'allOptional',

  // `stake account` and `stake accounts` are one question. The languages say whose plurals.
  ignorePlurals: true,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
};
