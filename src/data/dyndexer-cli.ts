/**
 * The command line of the dynamic indexer, as this documentation proposes it. No command line is
 * published: the module describes a proposal (Preview), one command for each operation of
 * dyndexer/openapi.yaml.
 */
export const cliName = 'dyndexer';

export interface CliArgument {
  /** As the usage line shows it, such as `INDEXER_ID`. */
  readonly name: string;
  readonly description: string;
}

export interface CliOption {
  /** Long form, such as `--name`. */
  readonly flag: string;
  /** Placeholder of the value; `null` for a switch. */
  readonly value: string | null;
  readonly description: string;
  readonly required?: boolean;
  /** Parameter or body field of the operation that the option sets; checked against the contract. */
  readonly field?: string;
}

export interface CliCommand {
  /** Words after the program's name. */
  readonly command: string;
  /** The operation of the contract that it calls. */
  readonly operation: string;
  readonly description: string;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
}

const limit: CliOption = {flag: '--limit', value: 'COUNT', description: 'Items on a page.', field: 'limit'};
const cursor: CliOption = {
  flag: '--cursor',
  value: 'CURSOR',
  description: 'Read on where an earlier page ended.',
  field: 'cursor',
};
const idempotencyKey: CliOption = {
  flag: '--idempotency-key',
  value: 'KEY',
  description: 'Repeat a call safely. Without the option, each call of the command makes a new key.',
  field: 'Idempotency-Key',
};
const indexerId: CliArgument = {name: 'INDEXER_ID', description: 'The `id` of the indexer.'};

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
      },
      idempotencyKey,
    ],
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
  },
  {
    command: 'indexer delete',
    operation: 'DeleteIndexer',
    description: 'Stop an indexer and remove it for good.',
    arguments: [indexerId],
    options: [{flag: '--yes', value: null, description: 'Do not ask for confirmation.'}],
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
  },
  {
    command: 'indexer output',
    operation: 'GetIndexerOutput',
    description: 'Print the recorded objects of an indexer.',
    arguments: [indexerId],
    options: [{flag: '--key', value: 'KEY', description: 'Only objects with this key.', field: 'key'}, limit, cursor],
  },
  {
    command: 'binary upload',
    operation: 'UploadBinary',
    description: 'Upload a compiled processor, with its digest.',
    arguments: [{name: 'FILE', description: 'The compiled processor.'}],
    options: [
      {flag: '--name', value: 'NAME', description: 'Name of the binary.', required: true, field: 'name'},
      idempotencyKey,
    ],
  },
  {
    command: 'binary list',
    operation: 'ListBinaries',
    description: 'List uploaded binaries.',
    arguments: [],
    options: [limit, cursor],
  },
  {
    command: 'binary delete',
    operation: 'DeleteBinary',
    description: 'Remove a binary that no indexer uses.',
    arguments: [{name: 'BINARY_ID', description: 'The `id` of the binary.'}],
    options: [{flag: '--yes', value: null, description: 'Do not ask for confirmation.'}],
  },
];

/** Options that every command takes. */
export const cliGlobalOptions: readonly CliOption[] = [
  {
    flag: '--url',
    value: 'URL',
    description: 'Address of the service. Wins over `DYNDEXER_URL` and the configuration file.',
  },
  {
    flag: '--config',
    value: 'FILE',
    description: 'Read this configuration file instead of `dyndexer.toml` in the current folder.',
  },
  {
    flag: '--format',
    value: 'FORMAT',
    description: '`table` for reading, `json` for the response as the service sent it. Default `table`.',
  },
  {flag: '--help', value: null, description: 'Print the usage of the command and end.'},
  {flag: '--version', value: null, description: 'Print the version and end.'},
];

export interface CliExitCode {
  readonly code: number;
  readonly meaning: string;
  /** HTTP statuses that end the command with this code. */
  readonly statuses: readonly string[];
}

export const cliExitCodes: readonly CliExitCode[] = [
  {code: 0, meaning: 'The command did its work.', statuses: ['2XX']},
  {code: 1, meaning: 'The service failed or could not be reached. Try again later.', statuses: ['500']},
  {code: 2, meaning: 'The command line or the configuration file is wrong. Nothing was sent.', statuses: []},
  {code: 3, meaning: 'The API key is missing or not valid.', statuses: ['401']},
  {code: 4, meaning: 'Nothing has this id.', statuses: ['404']},
  {code: 5, meaning: 'The name or the idempotency key is used, or an indexer uses the binary.', statuses: ['409']},
  {code: 6, meaning: 'The service refused what was sent.', statuses: ['400', '413', '415']},
  {code: 7, meaning: 'Too many requests.', statuses: ['429']},
];

export interface CliVariable {
  readonly name: string;
  readonly description: string;
}

export const cliEnvironment: readonly CliVariable[] = [
  {
    name: 'SYNDICA_API_KEY',
    description: 'The API key. There is no option for it, so that the key stays out of your shell history.',
  },
  {name: 'DYNDEXER_URL', description: 'Address of the service. Wins over the configuration file.'},
];
