import {provider} from './provider';

/** Search settings that rows M and H of the specification fix, shared by build and browser. */
export const search = {
  /** Hits asked for at a time, in the modal and on the page (H8). */
  hitsPerPage: 20,
  /** Hits shown for one top-level category in the modal (M6). */
  maxHitsPerGroup: 5,
  /** Words in a snippet, on wide and on narrow screens (H8). */
  snippetWords: {wide: 10, narrow: 5},
  /** Screens up to this many CSS pixels wide are narrow (H8). */
  narrowScreenWidth: 768,
  /** A search that takes longer than this many milliseconds counts as stalled (H2). */
  stalledAfterMs: 300,
  /** Offered when a query finds nothing (M10); a test proves that each of them finds something. */
  suggestedQueries: ['rate limits', 'API keys', 'send transaction'],
  /** Name of the embedded index; recent and favorite searches are kept under it (M8). */
  embeddedIndexName: `${provider.slug}-docs`,
  /** Folder of the built site for what the search needs. */
  assetFolder: 'search-index',
  /**
   * The embedded index in it. Its name stays, so that one request gets it; a cache asks whether it has changed. The
   * number is that of its format, so that code and index of different deployments never meet: raise it with the format.
   */
  indexFile: 'index-4.json',
  /** The same records, one by one, for the hosted provider. */
  recordsFile: 'records.json',
  /** Top-level category of pages that stand in no sidebar category (H1, lvl0). */
  sections: [{path: '/dyndexer', name: 'dyndexer'}],
  defaultSection: 'Platform',
  /**
   * Pages that answer one way of asking more than the others do. Some repeat what others explain, for questions put as
   * such, and for terms; the reference of methods tells what they take and return, and neither why nor how.
   */
  pageWeights: [
    {path: '/platform/resources/glossary', weights: {words: 0.4, question: 0.4, definition: 1}},
    {path: '/platform/solana-rpc/solana-documentation', weights: {words: 1, question: 0.6, definition: 1}},
    {path: '/platform/resources/rpc-error-codes', weights: {words: 1, question: 0.8, definition: 1}},
    {path: '/platform/resources/faq', weights: {words: 0.8, question: 1.7, definition: 1.2}},
  ],
  /** Sections that hold links and examples alone, and how much less they count. */
  minorSections: /#(?:related-pages|(?:.*-)?example)$/,
  minorSectionWeight: 0.5,
  /** Sections whose text is that of the pages they link to: only their heading is indexed. */
  linkSections: /#(?:related-pages|topics)$/,
} as const;
