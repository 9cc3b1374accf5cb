/** Name of the section, in the navigation. */
export const dyndexerName = 'dyndexer';

/** Pages of the dyndexer section that come before those of its API, in reading order. */
export const dyndexerGuides = [
  {path: '/dyndexer/overview', label: 'Overview'},
  {path: '/dyndexer/cli', label: 'CLI'},
] as const;

/** Route of the page of an operation. */
export const operationPath = (operation: string) => `/dyndexer/api/${operation}`;

/** Operations of the dyndexer API, in the order of an indexer's life cycle; a test checks them against the contract. */
export const dyndexerOperations = [
  'CreateIndexer',
  'ListIndexers',
  'GetIndexerLogs',
  'GetIndexerOutput',
  'DeleteIndexer',
  'UploadBinary',
  'ListBinaries',
  'DeleteBinary',
] as const;
