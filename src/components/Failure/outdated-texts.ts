/** For failures that reloading the page can fix. */
export const outdatedTexts = {
  outdated: "If you're online, this page may be older than the site.",
  reload: 'Reload the page',
} as const;
