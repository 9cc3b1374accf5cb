/** The files of the search in the build output. */
export const searchFiles = {
  folder: 'search-index',
  /**
   * The embedded index. Its name has no content hash, so that it takes a single request; caches revalidate it. The
   * number is the format version, so that code never loads an index with another format: bump it with the format.
   */
  index: 'index-7.json',
  /** The same records, unpacked, for upload to the hosted provider. */
  records: 'records.json',
} as const;
