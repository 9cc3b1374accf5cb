import {loadSource} from '../lib/load-source.mjs';

/** @type {typeof import('../../src/config/search')} */
const {search} = loadSource('src/config/search.ts');
/** @type {typeof import('../../src/search/marked-text')} */
const {markTags} = loadSource('src/search/marked-text.ts');

/**
 * Settings of the index at the hosted provider, each with its reason. They make it rank like the embedded engine
 * (src/search/embedded). Reference: https://www.algolia.com/doc/api-reference/settings-api-parameters
 *
 * @type {import('algoliasearch').IndexSettings}
 */
export const indexSettings = {
  // Searched attributes, most relevant first: the section's own heading, the names it defines, the words of links to
  // it, the page's title, the headings in between, then the content. `unordered`: the position of a word within a
  // heading is irrelevant. In the content it counts, because a section's first sentences say what it is about.
  searchableAttributes: [
    'unordered(heading)',
    'unordered(ranking.names)',
    'unordered(ranking.linkWords)',
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

  // Every request filters by these two (H5); filtering by an attribute that is not listed here finds nothing.
  // `filterOnly`: nothing reads facet counts, which would increase the index size.
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)'],

  // More matched words, then fewer typos, before the attribute and proximity of the matches, before exact over prefix
  // matches. There is no `geo`: documentation has no location.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],

  // Tie-breakers: pages before their sections, then reading order.
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],

  // The best attribute of a hit is the one with the words closest together, not the first with any.
  attributeCriteriaComputedByMinProximity: true,

  // Sections without an anchor share the URL of their page: deduplicates hits by URL.
  attributeForDistinct: 'url',
  distinct: true,

  // What a hit shows (H1). The rest of a record serves ranking and filters.
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],

  // Only what the modal and the search page show.
  attributesToHighlight: ['hierarchy', 'content'],

  // Same tags and numbers as in the site's requests (H4, H8), for previews in the provider's dashboard.
  attributesToSnippet: [`content:${search.snippetWords.wide}`],
  highlightPreTag: markTags.open,
  highlightPostTag: markTags.close,
  snippetEllipsisText: '…',
  hitsPerPage: search.hitsPerPage,

  // `get balance` matches `getBalance`.
  camelCaseAttributes: ['heading', 'hierarchy', 'content', 'ranking'],

  // Only the last word may be a prefix: the reader is still typing it.
  queryType: 'prefixLast',

  // A typo in a short word makes another word; the lengths are those of the embedded engine.
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,

  // `32005` and `32004` are two errors, not one with a typo.
  allowTyposOnNumericTokens: false,

  // There are no numeric filters; by default, every numeric attribute is indexed for them.
  numericAttributesForFiltering: [],

  // `-32005` is an error code, not an exclusion. DocSearch's crawler turns this on.
  advancedSyntax: false,

  // A query of many words finds pages with some of them, rather than nothing.
  removeWordsIfNoResults: 'allOptional',

  // `stake account` and `stake accounts` are the same query. The languages select the plural rules.
  ignorePlurals: true,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
};
