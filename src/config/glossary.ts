/** The glossary, and how pages explain its terms in place. */

export const glossaryPage = {
  path: '/platform/resources/glossary',
  /** Anchor of a term's entry, as the `glossary` data block makes it. */
  anchor: (id: string) => `term-${id}`,
} as const;

/** By the ids of terms. A term with a word in parentheses, `Account (Solana)`, is never found in a text. */
export const glossaryTerms: {
  readonly names: readonly string[];
  readonly unmarked: readonly string[];
  readonly skippedSections: readonly string[];
  readonly maxInBlock: number;
} = {
  /** Names: in lower case the word means something else. */
  names: ['agave', 'geyser', 'sig', 'stack'],
  /** Terms that pages do not explain in place. */
  unmarked: [
    // Words with an everyday meaning, in which pages use them too.
    'confirmed',
    'connection',
    'cursor',
    'indexer',
    'instruction',
    'processed',
    'processor',
    'stream',
    'verified',
    // Words that readers know when they come here, and that nearly every page has.
    'block',
    'devnet',
    'json-rpc',
    'mainnet-beta',
    'rate-limit',
    'transaction',
    'websocket',
  ],
  /** Ids of headings: a list of other pages mentions what those explain. */
  skippedSections: ['related-pages'],
  /** Most terms in one paragraph or table cell; a further one waits for its next use. */
  maxInBlock: 2,
};
