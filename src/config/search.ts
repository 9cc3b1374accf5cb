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
  /** Top-level category of pages outside any sidebar category (H1, lvl0). */
  sections: [{path: '/dyndexer', name: 'dyndexer'}],
  defaultSection: 'Platform',
  /** Sections whose text repeats the pages they link to: only their heading is indexed. */
  linkSections: /#(?:related-pages|topics)$/,
} as const;
