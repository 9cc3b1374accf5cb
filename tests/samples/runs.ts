import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fault} from '../rpc';
import {samplesFolder} from './paths';

/** How a sample is run, when "without arguments, until it ends with exit code 0" does not say it. */
export interface SampleRun {
  readonly args?: readonly string[];
  readonly stdin?: string;
  /** Put into the working directory, by name. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** It never ends by itself: stopped once the lines it printed match. */
  readonly until?: RegExp;
  /** What it prints must match. */
  readonly prints?: RegExp;
  /** What goes wrong at the endpoint during the run. */
  readonly faults?: readonly Fault[];
  readonly exitCode?: number;
  /** Name of a file for the key pair of an account that has lamports. */
  readonly fundedKeypair?: string;
  /** Why it cannot be run here. */
  readonly parseOnly?: string;
}

const noDyndexerCli = 'the dyndexer command line tool is a preview: there is none to run';
const noSolanaCli = 'the Solana command line tools are not on this machine';

/** The smallest WebAssembly module: its magic number and its version. */
const processor = {'processor.wasm': Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)};

/** The configuration that the pages show. */
const writerConfig = {
  'postgres_writer_config.json': readFileSync(path.join(samplesFolder, 'dyndexer/postgres-writer-config.json')),
};

/** Two ways to be told with HTTP 429, and the one in the body of an answer. */
const rateLimits: readonly Fault[] = [
  {kind: 'http-status', status: 429, retryAfter: 1},
  {kind: 'http-status', status: 429},
  {kind: 'rpc-error', code: 7429},
];

/** The connection breaks, and the first attempt at another one fails. */
const lostConnection: readonly Fault[] = [
  {kind: 'drop-socket', afterNotifications: 2},
  {kind: 'http-status', status: 503},
];

/** By the sample's name. */
export const runs: Readonly<Record<string, SampleRun>> = {
  'affinity/batch.sh': {prints: /"result":\d+[^]*"result":\d+/},
  'affinity/same-node.sh': {prints: /"result":\d+/},
  'affinity/same-node.ts': {prints: /^true$/m},
  'api-keys/key-in-header.sh': {prints: /"result":"ok"/},
  'chainstream/reconnect.py': {faults: lostConnection, until: /(?:^Subscription: \d+\n(?:\d+ \w+\n)+){2}/m},
  'chainstream/reconnect.ts': {faults: lostConnection, until: /(?:^Subscription: \d+\n(?:\d+ \w+\n)+){2}/m},
  'chainstream/stream-transactions.py': {until: /^\d+ \w{64,88} ok$/m},
  'chainstream/stream-transactions.ts': {until: /^\d+ \w{64,88} ok$/m},
  'dyndexer/cli-json.sh': {parseOnly: noDyndexerCli},
  'dyndexer/cli-repeat.sh': {parseOnly: noDyndexerCli},
  'dyndexer/cli-session.sh': {parseOnly: noDyndexerCli},
  'dyndexer/create-indexer-with-writer.sh': {files: writerConfig, prints: /"status":"pending"/},
  'dyndexer/create-indexer-with-writer.ts': {files: writerConfig, prints: / pending$/m},
  'dyndexer/create-indexer.sh': {prints: /"status":"pending"/},
  'dyndexer/create-indexer.ts': {prints: / pending$/m},
  'dyndexer/create-tables.sh': {parseOnly: 'it needs a Postgres server, and there is none to run it in'},
  'dyndexer/get-indexer-logs.sh': {prints: /"level":"error"/},
  'dyndexer/get-indexer-logs.ts': {until: / info .*\n.* error /},
  'dyndexer/get-indexer-output.sh': {prints: /"key":"SwapRecord"/},
  'dyndexer/get-indexer-output.ts': {prints: /^next run starts at \S+$/m},
  'dyndexer/list-binaries.sh': {files: processor, prints: /processor\.wasm[^]*"name":"swap-records-1"/},
  'dyndexer/list-binaries.ts': {files: processor, prints: /^not uploaded yet$/m},
  'dyndexer/list-indexers.sh': {prints: /"status":"failed"/},
  'dyndexer/list-indexers.ts': {prints: / swap-records running[^]* deposits failed /},
  'dyndexer/upload-binary.sh': {files: processor, prints: /"id":"/},
  'dyndexer/upload-binary.ts': {files: processor, prints: /^[\w-]{36} \d+ [0-9a-f]{64}$/m},
  'error-codes/next-step.ts': {faults: [{kind: 'rpc-error', code: -32016}], prints: /^wait-and-repeat$/m},
  'getting-started/first-request.py': {prints: /^Finalized slot: \d+$/m},
  'getting-started/first-request.ts': {prints: /^Finalized slot: \d+$/m},
  'getting-started/first-subscription.py': {until: /^Slot \d+$/m},
  'getting-started/first-subscription.ts': {until: /^Slot \d+$/m},
  'getting-started/measure-latency.sh': {prints: /^(?:200 \d+\.\d+ \d+\.\d+\n){10}$/},
  'rate-limits/call.py': {faults: rateLimits, prints: /^(?:.* next attempt in \d\.\d+ s\n){3}\d+$/m},
  'rate-limits/call.ts': {faults: rateLimits, prints: /^.* in 1\d{3} ms\n(?:.* in \d+ ms\n){2}\d+$/m},
  'solana-rpc/batch.sh': {prints: /"id":"height"/},
  'solana-rpc/cli.sh': {parseOnly: noSolanaCli},
  'solana-rpc/get-account-info.sh': {prints: /"base64"/},
  'solana-rpc/get-balance.go': {prints: /^\d+ lamports at slot \d+$/m},
  'solana-rpc/get-balance.py': {prints: /^\d+ lamports at slot \d+$/m},
  'solana-rpc/get-balance.sh': {prints: /"value":\d+/},
  'solana-rpc/get-balance.ts': {prints: /^\d+ lamports at slot \d+$/m},
  'solana-rpc/priority-fees.sh': {prints: /"result":\[/},
  'solana-rpc/priority-fees.ts': {prints: /^\d+ micro-lamports per compute unit$/m},
  'solana-rpc/send-transaction.ts': {args: ['id.json'], fundedKeypair: 'id.json', prints: /^Confirmed: \w+$/m},
  'solana-rpc/slots-kit.ts': {prints: /^(?:Slot \d+\n){10}$/},
  'solana-rpc/slots.py': {prints: /^(?:Slot \d+\n){10}Answer to request 2 True$/m},
  'solana-rpc/slots.ts': {prints: /^(?:Slot \d+\n){10}Answer to request 2 true$/m},
  'stacks/devnet-slot.sh': {prints: /"result":\d+/},
  'staking/commission.sh': {parseOnly: 'it needs the address of a vote account, which its reader fills in'},
  'staking/deactivate.sh': {parseOnly: noSolanaCli},
  'staking/delegate.sh': {parseOnly: noSolanaCli},
  'staking/minimum-delegation.sh': {prints: /"value":\d+/},
  'staking/split.sh': {parseOnly: noSolanaCli},
  'staking/state.sh': {parseOnly: noSolanaCli},
  'staking/withdraw.sh': {parseOnly: noSolanaCli},
  'troubleshooting/connection.sh': {prints: /^status 401, name /},
  'troubleshooting/whole-answer.sh': {prints: /^HTTP\/1\.1 200 [^]*"result":"ok"/},
  'ws-deflate/compressed.py': {until: /^compressed\n[^]*"slotNotification"/m},
  'ws-deflate/compressed.ts': {until: /^compressed\n[^]*"slotNotification"/m},
  'ws-deflate/handshake.sh': {
    exitCode: 28,
    prints: /^HTTP\/1\.1 101 [^]*^sec-websocket-extensions: permessage-deflate/im,
  },
};
