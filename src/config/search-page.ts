/** Route and label of the search. In a separate module, since the layout of every page imports them. */
export const searchPage = {
  /** Accessible name of the button, the dialog and the field, and placeholder of the field (M3). */
  label: 'Search docs',
  /** Its route (R4). */
  path: '/search',
  /** Query parameter with the search query (R4). */
  queryParameter: 'q',
  /** Maximum query length in UTF-16 code units; longer queries are truncated (M5). */
  maxQueryLength: 64,
  /** The reader's choice that `/` does not open the search. */
  slashOff: {
    /** Its storage key: the string `true` while `/` is off. */
    storageKey: 'docs-search-slash-off',
    /** Set on `<html>` before anything else runs, and while `/` is off. */
    attribute: 'data-search-slash-off',
  },
} as const;
