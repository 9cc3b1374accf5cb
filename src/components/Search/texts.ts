/** Wording that the modal, its stand-in and the search page share. */
export const searchTexts = {
  dialogLabel: 'Search docs',
  unreachableTitle: 'Unable to fetch results',
  unreachableHelp:
    process.env.NODE_ENV === 'development'
      ? 'The dev server answers from the last build. Run `npm run build` once, then search again.'
      : 'You might want to check your network connection.',
  standIn: 'The search provider does not answer: these results come from the index of this site.',
} as const;
