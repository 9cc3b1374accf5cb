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
} as const;
