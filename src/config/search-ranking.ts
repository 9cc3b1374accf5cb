/** What the embedded search knows of pages and sections of this site, beside their text. */
export const searchRanking = {
  /**
   * Pages that suit one form of query better than the others: they repeat other pages as answers to questions, or as
   * definitions of terms. These are the weights of their sections: a page itself keeps its full weight, since readers
   * search for it by its name.
   */
  pageWeights: [
    {path: '/platform/resources/glossary', weights: {words: 0.4, question: 0.4, definition: 1}},
    {path: '/platform/resources/rpc-error-codes', weights: {words: 1, question: 0.6, definition: 1}},
    {path: '/platform/resources/faq', weights: {words: 0.8, question: 1.45, definition: 1.2}},
  ],
  /** Sections with only links or examples, or on a number as such, and the factor by which they count less. */
  minorSections: /#(?:related-pages|convert-the-number|(?:.*-)?example)$/,
  minorSectionWeight: 0.25,
} as const;
