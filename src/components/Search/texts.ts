/** Texts shared by the modal, its fallback, and the search page. */
export const searchTexts = {
  unreachableTitle: 'Unable to fetch results',
  unreachableHelp:
    process.env.NODE_ENV === 'development'
      ? 'In the dev server the index of this site comes from the last build: run `npm run build` once, then search again. With a hosted provider, check the network.'
      : 'You might want to check your network connection.',
  stalled: 'Still searching…',
  standIn: "The search provider isn't responding. These results come from this site's own index.",
} as const;
