/** The glossary, and how pages explain its terms in place. */

export const glossaryPage = {
  path: '/platform/resources/glossary',
  /** Anchor of a term's entry, as the `glossary` data block generates it. */
  anchor: (id: string) => `term-${id}`,
} as const;

/** Terms are listed by id. One with a parenthetical, such as `Account (Solana)`, never matches text. */
export const glossaryTerms: {
  readonly names: readonly string[];
  readonly unmarked: readonly string[];
  readonly skippedSections: readonly string[];
  readonly maxInBlock: number;
  readonly maxOnPage: number;
} = {
  /** Proper names, which match only as written: in lower case the word means something else. */
  names: ['agave', 'geyser', 'sig', 'stack'],
  /** Terms that pages do not explain in place. */
  unmarked: [
    // Words that pages also use in their everyday sense.
    'confirmed',
    'connection',
    'cursor',
    'indexer',
    'instruction',
    'processed',
    'processor',
    'stream',
    'verified',
    // Words that readers already know, and that are on nearly every page.
    'block',
    'devnet',
    'json-rpc',
    'mainnet-beta',
    'rate-limit',
    'transaction',
    'websocket',
  ],
  /** Heading ids of skipped sections: lists of other pages, which explain the terms themselves. */
  skippedSections: ['related-pages'],
  /** Maximum terms per paragraph or table cell; any other is marked at its next occurrence instead. */
  maxInBlock: 2,
  /** Maximum terms per page: each definition is in its HTML, and in its script. The glossary has them all. */
  maxOnPage: 8,
};
