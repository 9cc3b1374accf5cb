import {provider} from './provider';

/** Search settings that rows M and H of tests/e2e/rows.ts fix, shared by build and browser. */
export const search = {
  /** Hits per request, in the modal and on the search page (H8). */
  hitsPerPage: 20,
  /** Maximum hits per top-level category in the modal (M6). */
  maxHitsPerGroup: 5,
  /** Words in a snippet, on wide and on narrow screens (H8). */
  snippetWords: {wide: 10, narrow: 5},
  /** Screens up to this many CSS pixels wide are narrow (H8). */
  narrowScreenWidth: 768,
  /** A search that takes longer than this many milliseconds counts as stalled (H2). */
  stalledAfterMs: 300,
  /** Suggested when a query has no hits (M10); a test checks that each of them has some. */
  suggestedQueries: ['rate limits', 'API keys', 'send transaction'],
  /** Name of the embedded index; recent and favorite searches are stored under it (M8). */
  embeddedIndexName: `${provider.slug}-docs`,
  /** Folder of the search's files in the build output. */
  assetFolder: 'search-index',
  /**
   * The embedded index. Its name has no content hash, so that it takes a single request; caches revalidate it. The
   * number is the format version, so that code never loads an index with another format: bump it with the format.
   */
  indexFile: 'index-6.json',
  /** The same records, unpacked, for upload to the hosted provider. */
  recordsFile: 'records.json',
  /** Top-level category of pages outside any sidebar category (H1, lvl0). */
  sections: [{path: '/dyndexer', name: 'dyndexer'}],
  defaultSection: 'Platform',
  /**
   * Pages that suit one form of query better than the others: they repeat other pages as answers to questions, or as
   * definitions of terms. These are the weights of their sections: a page itself keeps its full weight, since readers
   * search for it by its name.
   */
  pageWeights: [
    {path: '/platform/resources/glossary', weights: {words: 0.4, question: 0.4, definition: 1}},
    {path: '/platform/resources/rpc-error-codes', weights: {words: 1, question: 0.8, definition: 1}},
    {path: '/platform/resources/faq', weights: {words: 0.8, question: 1.45, definition: 1.2}},
  ],
  /** Sections with only links or examples, or on a number as such, and the factor by which they count less. */
  minorSections: /#(?:related-pages|convert-the-number|(?:.*-)?example)$/,
  minorSectionWeight: 0.5,
  /** Sections whose text repeats the pages they link to: only their heading is indexed. */
  linkSections: /#(?:related-pages|topics)$/,
} as const;
