/** Where the results of a search are, and what the search is called, apart from the other settings: the frame of every page links there. */
export const searchPage = {
  /** Names the button, the dialog and the field, and stands in the field while that is empty (M3). */
  label: 'Search docs',
  /** Its route (R4). */
  path: '/search',
  /** Query parameter that holds what is searched for (R4). */
  queryParameter: 'q',
  /** Longest query, in UTF-16 code units; the rest is cut off (M5). */
  maxQueryLength: 64,
} as const;
