import {ask} from '../question';

const overview = '/dyndexer/overview';
const cli = '/dyndexer/cli';
const api = '/dyndexer/api';

export const dyndexer = ask(
  ['Can I use dyndexer today?', `${overview}#preview`, 'Preview', 'no public endpoint'],
  [
    'What is the difference between a binary, an indexer and its output?',
    `${overview}#what-an-indexer-is`,
    'compiled processor',
    'record_output',
  ],
  [
    'In which language do I write a processor, and how does it store data?',
    `${overview}#processor`,
    'Rust',
    'record_output',
  ],
  ['event.fields does not exist in my version of the runtime', `${overview}#processor`, '0.3.1', 'data'],
  ['My indexer is in status stopped. Do I restart it?', `${overview}#life-cycle`, 'stopped', 'statusReason'],
  ['Which crate type does a processor need?', `${overview}#worked-example`, 'cdylib', 'WebAssembly'],
  [
    'Does the Postgres writer create the tables for me?',
    `${overview}#postgres-writer`,
    'creates the tables beforehand',
  ],
  [
    'Which Postgres type do I take for a u64 of an Anchor event?',
    `${overview}#column-types`,
    'u64',
    'text',
    'Too wide for',
  ],
  ['How do I page through a list of the API?', `${overview}#paging`, 'nextCursor', 'hasMore'],
  [
    'The create call timed out. How do I repeat it without making two indexers?',
    `${overview}#idempotency`,
    'Idempotency-Key',
    'same value',
  ],
  ['How do I tell errors of the dyndexer API apart in code?', `${overview}#errors`, 'RFC 9457', 'type', 'reworded'],
  [
    'In which order do I upload, create and check an indexer?',
    `${api}/CreateIndexer#when-to-use-it`,
    'Upload the binary',
    'binaryId',
    'status',
  ],
  ['The indexer runs but my table stays empty', `${api}/CreateIndexer#common-failures`, 'keys', 'letter case'],
  [
    'Can I change the configuration of a running indexer?',
    `${api}/CreateIndexer#when-to-use-it`,
    "can't change an indexer",
  ],
  ['How do I list only the failed indexers?', `${api}/ListIndexers#parameters`, 'status', 'failed'],
  ['My indexer stays pending for hours', `${api}/ListIndexers#common-failures`, 'pending', "hasn't received an event"],
  [
    'Does deleting an indexer delete the rows in my database?',
    `${api}/DeleteIndexer#when-to-use-it`,
    'Rows in your Postgres database',
    'Stay',
  ],
  [
    'How do I replace a processor without losing events?',
    `${api}/DeleteIndexer#when-to-use-it`,
    'under another name',
    'Delete the old indexer',
  ],
  ['Where do the println! lines of my processor end up?', `${api}/GetIndexerLogs#when-to-use-it`, 'println!', 'log'],
  ['I read the same log lines again and again', `${api}/GetIndexerLogs#common-failures`, 'earlier page', 'nextCursor'],
  [
    'How do I resume reading output after a crash, with nothing twice?',
    `${api}/GetIndexerOutput#when-to-use-it`,
    'nextCursor',
    'same transaction',
  ],
  ['Why is amountIn a string in the output?', `${api}/GetIndexerOutput#common-failures`, '64 bits', 'BigInt'],
  [
    'The upload is refused with digest-mismatch',
    `${api}/UploadBinary#common-failures`,
    'digest-mismatch',
    '--data-binary',
  ],
  ['How do I check that the uploaded binary is my build?', `${api}/ListBinaries#when-to-use-it`, 'sha256', 'digest'],
  ['Why can I not delete a binary?', `${api}/DeleteBinary#common-failures`, 'binary-in-use', 'failed'],
  ['How would I upload a processor and start it from a shell script?', `${cli}#first-session`, 'first two', 'digest'],
  ['Is there a --api-key option?', `${cli}#environment`, 'SYNDICA_API_KEY', 'no option for it'],
  ['Which exit codes can my deploy script retry?', `${cli}#exit-codes`, '1 and 7'],
);
