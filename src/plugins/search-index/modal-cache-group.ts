/** Keeps the search modal and its packages in one file; the bundler would split them into three. */
export const modalCacheGroup = {
  name: 'search-modal',
  filename: 'assets/js/search-modal.[contenthash:8].js',
  // The chunk name in src/components/Search/SearchBar.tsx. If this group had the same name, the bundler would split it.
  chunks: ({name}: {readonly name?: string | null}) => name === 'modal',
  enforce: true,
  priority: 45,
};
