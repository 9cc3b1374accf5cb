import type {CliArgument, CliCommand, CliGroup, CliOption} from './types';

const limit: CliOption = {flag: '--limit', value: 'COUNT', description: 'Items on a page.', field: 'limit'};
const cursor: CliOption = {
  flag: '--cursor',
  value: 'CURSOR',
  description: 'Continue where an earlier page ended.',
  field: 'cursor',
};
const idempotencyKey: CliOption = {
  flag: '--idempotency-key',
  value: 'KEY',
  description: 'Retry a call safely. Without this option, each run of the command generates a new key.',
  field: 'Idempotency-Key',
};
const yes: CliOption = {flag: '--yes', value: null, description: 'Do not ask for confirmation.'};
const indexerId: CliArgument = {name: 'INDEXER_ID', description: 'The `id` of the indexer.', field: 'indexerId'};

/** The first word of a command: the resource that it operates on. */
export const cliGroups: readonly CliGroup[] = [
  {name: 'indexer', description: 'Run a binary, watch it, and read its output.'},
  {name: 'binary', description: 'Store the compiled processors that indexers run.'},
];

export const cliCommands: readonly CliCommand[] = [
  {
    command: 'indexer create',
    operation: 'CreateIndexer',
    description: 'Start an indexer from a binary.',
    arguments: [],
    options: [
      {flag: '--name', value: 'NAME', description: 'Name of the indexer.', required: true, field: 'name'},
      {
        flag: '--binary',
        value: 'BINARY_ID',
        description: 'The `id` of the binary to run.',
        required: true,
        field: 'binaryId',
      },
      {
        flag: '--postgres-writer',
        value: 'FILE',
        description: 'Write the output to Postgres as well, with the configuration in this JSON file.',
        field: 'postgresWriter',
        isFile: true,
      },
      idempotencyKey,
    ],
    automatic: [],
    columns: ['id', 'name', 'status'],
  },
  {
    command: 'indexer list',
    operation: 'ListIndexers',
    description: 'List indexers and their statuses.',
    arguments: [],
    options: [
      {flag: '--status', value: 'STATUS', description: 'Only indexers with this status.', field: 'status'},
      limit,
      cursor,
    ],
    automatic: [],
    columns: ['id', 'name', 'status', 'statusReason'],
  },
  {
    command: 'indexer delete',
    operation: 'DeleteIndexer',
    description: 'Stop an indexer and remove it for good.',
    arguments: [indexerId],
    options: [yes],
    automatic: [],
    columns: [],
    question: 'Delete this indexer with its log and its output?',
  },
  {
    command: 'indexer logs',
    operation: 'GetIndexerLogs',
    description: 'Print the log of an indexer.',
    arguments: [indexerId],
    options: [
      {flag: '--level', value: 'LEVEL', description: 'Only entries of this level.', field: 'level'},
      {flag: '--since', value: 'TIME', description: 'Only entries written at this time or later.', field: 'since'},
      {flag: '--until', value: 'TIME', description: 'Only entries written before this time.', field: 'until'},
      limit,
      cursor,
    ],
    automatic: [],
    columns: ['timestamp', 'level', 'message'],
  },
  {
    command: 'indexer output',
    operation: 'GetIndexerOutput',
    description: 'Print the recorded objects of an indexer.',
    arguments: [indexerId],
    options: [{flag: '--key', value: 'KEY', description: 'Only objects with this key.', field: 'key'}, limit, cursor],
    automatic: [],
    columns: ['key', 'uid', 'value'],
  },
  {
    command: 'binary upload',
    operation: 'UploadBinary',
    description: 'Upload a compiled processor, with its digest.',
    arguments: [{name: 'FILE', description: 'The compiled processor.', field: 'body', isFile: true}],
    options: [
      {flag: '--name', value: 'NAME', description: 'Name of the binary.', required: true, field: 'name'},
      idempotencyKey,
    ],
    automatic: [
      {
        field: 'Content-Digest',
        description: 'The SHA-256 digest of the file, so that a damaged or truncated upload is refused.',
      },
    ],
    columns: ['id', 'name', 'size'],
  },
  {
    command: 'binary list',
    operation: 'ListBinaries',
    description: 'List uploaded binaries.',
    arguments: [],
    options: [limit, cursor],
    automatic: [],
    columns: ['id', 'name', 'size', 'uploadedAt'],
  },
  {
    command: 'binary delete',
    operation: 'DeleteBinary',
    description: 'Remove a binary that no indexer uses.',
    arguments: [{name: 'BINARY_ID', description: 'The `id` of the binary.', field: 'binaryId'}],
    options: [yes],
    automatic: [],
    columns: [],
    question: 'Delete this binary?',
  },
];
