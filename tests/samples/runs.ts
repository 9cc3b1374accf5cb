import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fault as Refusal} from '../dyndexer';
import {trafficRecipient, usdc, type Endpoint, type Fault} from '../rpc';
import {allBlocks, allSignatures, type Completeness, wholeHistory} from './completeness';
import {samplesFolder} from './paths';

/** How a sample is run, if not by default: without arguments, until it exits with code 0. */
export interface SampleRun {
  readonly args?: readonly string[];
  readonly stdin?: string;
  /** Further environment variables, by name. */
  readonly env?: (endpoint: Endpoint) => Readonly<Record<string, string>>;
  /** Files to put into the working directory, by name. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Keeps a client subscribed, so that slots have transactions: `SLOT` in `args` becomes one that has, at finalized. */
  readonly busy?: boolean;
  /** For a sample that never exits: it is killed once the lines that it printed match. */
  readonly until?: RegExp;
  /** Its output must match. */
  readonly prints?: RegExp;
  /** Its standard error must match. */
  readonly warns?: RegExp;
  /** Checks that its output has no gaps. */
  readonly complete?: Completeness;
  /** Faults to inject into the RPC endpoint. */
  readonly faults?: readonly Fault[];
  /** Faults to inject into the dyndexer mock, one per request. */
  readonly refusals?: readonly Refusal[];
  readonly exitCode?: number;
  /** A second run, which replaces all of the above. */
  readonly again?: Omit<SampleRun, 'again' | 'parseOnly'>;
  /** File name for the keypair of a funded account. */
  readonly fundedKeypair?: string;
  /** Why it cannot be run here. */
  readonly parseOnly?: string;
}

const noDyndexerCli = 'the dyndexer command line tool is a preview: tests/dyndexer-cli runs it with a mock';
const needsPostgres = 'it needs a Postgres server, and there is none here';
const noSolanaCli = 'it needs the Solana command line tools, which are not installed';

/** The vote account of the only validator in tests/rpc. */
const localValidator = 'CTFxvVHbktnEYH8Mw7Y49kuXTNaSUs3dxjFc3M5mjLFx';

/** An account with a transaction in each slot of tests/rpc. */
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

/** The smallest WebAssembly module: its magic number and its version. */
const processor = {'processor.wasm': Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)};

/** The configuration shown on the pages. */
const writerConfig = {
  'postgres_writer_config.json': readFileSync(path.join(samplesFolder, 'dyndexer/postgres-writer-config.json')),
};

/** The IDL that the pages show in part. */
const driftIdl = {'drift.json': readFileSync(path.join(samplesFolder, 'dyndexer/swap-record-idl.json'))};

/**
 * Five transient failures: HTTP 429, HTTP 503 with the body of a proxy, a malformed response, a node that is behind, and an RPC rate limit
 * error.
 */
const passingFailures: readonly Fault[] = [
  {kind: 'http-status', status: 429, retryAfter: 1},
  {kind: 'http-status', status: 503, body: '{"error":"no healthy upstream"}'},
  {kind: 'malformed-response'},
  {kind: 'rpc-error', code: -32016},
  {kind: 'rpc-error', code: 7429, status: 400},
];

/** The same, but 7429 with HTTP 200: kit does not read the body of an HTTP error. */
const passingFailuresOfKit: readonly Fault[] = [...passingFailures.slice(0, -1), {kind: 'rpc-error', code: 7429}];

/** A status that alone would be final, with a code in its body that is not. */
const limitWithStatus400 = {kind: 'rpc-error', code: 7429, status: 400} as const;

/** The program has to print the code, and to fail. */
const refusedWithCode: SampleRun = {faults: [limitWithStatus400], exitCode: 1, warns: /7429/};

/** A call that is wrong, as its status and the code in its body say. */
const wrongCall = {kind: 'rpc-error', code: -32602, status: 400} as const;

/**
 * A subscription is refused for now. Then the server closes the connection, once its send queue is full. The next one
 * drops, and the first attempt to reconnect fails. The node that lists the missed transactions is behind; then requests
 * for a list fail, and lists are shorter than the gap. Meanwhile, more arrives than the queue of the samples has room
 * for.
 */
const missedTransactions: readonly Fault[] = [
  {kind: 'rpc-error', code: 7429, method: 'transactionsSubscribe'},
  {kind: 'slow-consumer', afterNotifications: 15, code: 1001},
  {kind: 'drop-socket', afterNotifications: 40},
  {kind: 'http-status', status: 503},
  {kind: 'node-behind', slots: 4, method: 'getSignaturesForAddress'},
  {kind: 'http-status', status: 429, retryAfter: 1, method: 'getSignaturesForAddress'},
  {...limitWithStatus400, method: 'getSignaturesForAddress'},
  {kind: 'short-list', max: 3, times: 100},
];

/**
 * A subscription is refused for now. Then comes a gap whose backfill fails at first, while the connection drops again;
 * then two nodes lack a block. Meanwhile, more arrives than the queue has room for.
 */
const gapsWithoutRpc: readonly Fault[] = [
  {kind: 'rpc-error', code: 7429, method: 'blocksSubscribe'},
  {kind: 'drop-socket', afterNotifications: 2},
  {kind: 'drop-socket', afterNotifications: 1},
  {kind: 'http-status', status: 503, method: 'getBlocks', times: 3},
  {...limitWithStatus400, method: 'getBlocks'},
  {kind: 'rpc-error', code: -32001, method: 'getBlock', times: 2},
];

/** A gap that no call can fill. */
const wrongBackfill: readonly Fault[] = [
  {kind: 'drop-socket', afterNotifications: 2},
  {kind: 'http-status', status: 413, method: 'getBlocks'},
];

/** More was missed than one page holds, a request for a page fails, and the last known signature is gone. */
const manyMissed = (failed: Fault): readonly Fault[] => [
  {kind: 'drop-socket', afterNotifications: 30},
  {kind: 'http-status', status: 503},
  failed,
  {kind: 'rpc-error', code: -32020},
  {kind: 'short-list', max: 3, times: 100},
];

/** Dead once some transactions have been streamed: slots count as well. */
const deadConnection: Fault = {kind: 'silent-socket', afterNotifications: 20};

/**
 * A node is behind when a transaction is first sent, in words that name another code; then a read fails, and then a
 * rate limit is hit.
 */
const hardToConfirm: readonly Fault[] = [
  {kind: 'rpc-error', code: -32005, message: 'Node is behind by -32002 slots', method: 'sendTransaction'},
  {kind: 'http-status', status: 503, method: 'getBlockHeight'},
  {kind: 'http-status', status: 429, method: 'sendTransaction'},
];

const refusedByPreflight: readonly Fault[] = [
  {kind: 'rpc-error', code: -32002, data: {err: 'BlockhashNotFound', logs: []}, method: 'sendTransaction'},
];

/** Each status query for a transaction fails once, and then a node is behind. */
const hardToRead: readonly Fault[] = [
  {kind: 'http-status', status: 429, method: 'getBlockHeight'},
  {kind: 'http-status', status: 503, method: 'getSignatureStatuses'},
  {kind: 'rpc-error', code: -32016, method: 'getBalance', times: 2},
];

/** A transaction that moves tokens from one owner to another, and SOL to an account of a lookup table. */
const givenAndTaken = new RegExp(
  `^\\w{64,88}\\n\\w+ -0\\.001000 ${usdc.mint}\\n\\w+ 0\\.001000 ${usdc.mint}\\n\\w+ -0\\.00\\d+ SOL\\n` +
    `${trafficRecipient} 0\\.001000000 SOL\\n`,
  'm',
);

/** Streamed items, backfilled items, then streamed items again. */
const filledGap = /\bstreamed\b[^]*\bfetched\b[^]*\bstreamed\b/;

/** The same, twice. */
const filledTwoGaps = /(?:\bstreamed\b[^]*\bfetched\b[^]*){2}\bstreamed\b/;

/** A request that is answered, before the next fault. */
const answered: Fault = {kind: 'node-behind', slots: 0};

/** The first endpoint does not answer; then a node of the second is behind, and then each is over a rate limit. */
const bothEndpointsFail: readonly Fault[] = [
  {kind: 'no-answer'},
  answered,
  {kind: 'node-behind', slots: 50},
  answered,
  {kind: 'rpc-error', code: 7429},
  answered,
  {kind: 'http-status', status: 429, retryAfter: 60},
];

/** Two nodes have not reached the requested slot. */
const nodesBehind: readonly Fault[] = [{kind: 'rpc-error', code: -32016, times: 2}];

/** The same, but one says it with its status as well: kit does not read the body of an HTTP error. */
const nodesBehindWithStatus: readonly Fault[] = [
  {kind: 'rpc-error', code: -32016},
  {kind: 'rpc-error', code: -32016, status: 503},
];

/** A batch is too large, and so is its first half. */
const tooLargeBatches: readonly Fault[] = [
  {kind: 'rpc-error', code: 7701},
  {kind: 'rpc-error', code: 7701, status: 413},
];

/** In Anchor's format, with errors only. */
const anchorIdl = {
  'idl.json': JSON.stringify({
    errors: [
      {code: 6000, name: 'AmountTooSmall', msg: 'The amount is below the limit'},
      {code: 6001, name: 'AmountTooLarge', msg: 'The amount is above the limit'},
    ],
  }),
};

const minute = 60_000;

/** Lines of `logs/record-calls`, for calls with these results, some minutes ago. */
function recorded(method: string, results: readonly object[], minutesAgo = 1): string {
  const time = new Date(Date.now() - minutesAgo * minute).toISOString();
  return results.map((result) => `${JSON.stringify({time, method, status: 200, ms: 40, ...result})}\n`).join('');
}

const good: readonly object[] = Array<object>(19).fill({});

/**
 * One slow call in 20 does not move the p95, one good method has an old failure, one has too few calls to judge, and
 * one has what its caller expects.
 */
const quietLog = [
  recorded('getSlot', [...good, {ms: 2000}]),
  recorded('getSlot', [{status: 503}], 120),
  'Listening on port 8080\n',
  '{"level":"info"}\n{"time":1,"method":"getSlot"}\n{"time":"today","method":"getSlot"}\n',
  recorded('getBlock', [{status: 429}]),
  recorded('sendTransaction', [...good, {code: -32002}]),
  '{"time":',
].join('');

/** A limit in a response with status 200, calls without a response, slow calls, and calls of an expired key. */
const loudLog = [
  recorded('getSlot', [...good, {}]),
  recorded('getTransaction', [...good, {code: 7429}]),
  recorded('getBalance', [...good, {status: 0, ms: 10_000}]),
  recorded('getBlock', [...good, {ms: 900}, {ms: 950}]),
  recorded('getHealth', [...good, {}].fill({status: 401})),
  recorded('getEpochInfo', [{status: 402}]),
].join('');

const alertRun: SampleRun = {
  args: ['calls.log', '60'],
  files: {'calls.log': loudLog},
  exitCode: 1,
  prints: /^ALERT getBlock: 21 calls, .* p95 900 ms$/m,
  again: {
    args: ['calls.log', '60'],
    files: {'calls.log': quietLog},
    prints:
      /^ok getSlot: 20 calls, .* p95 40 ms\nfew getBlock: 1 calls, 100\.0% limited, .*\nok sendTransaction: .*\n$/,
  },
};

/** SOL for an account from a lookup table. */
const walletChanges: SampleRun = {
  busy: true,
  args: ['wallets.txt', 'SLOT'],
  files: {'wallets.txt': `${usdc.mint}\n${trafficRecipient}\n`},
  prints: new RegExp(`^\\d+ \\w{64,88} ${trafficRecipient} lamports 1000000$`, 'm'),
};

/** Short pages, a limit, and a node that does not know where the page begins; then a call that is wrong. */
const walletHistory: SampleRun = {
  busy: true,
  args: [tokenProgram],
  faults: [
    {kind: 'short-list', max: 3},
    {kind: 'http-status', status: 429},
    {kind: 'rpc-error', code: -32020},
    {kind: 'short-list', max: 3, times: 100},
  ],
  complete: wholeHistory(tokenProgram),
  warns: /^The oldest block of the endpoint: \d+$/m,
  again: {
    busy: true,
    args: [tokenProgram],
    faults: [{kind: 'short-list', max: 3}, answered, wrongCall],
    exitCode: 1,
    warns: /-32602 [^]*^Go on with --before \w{64,88}$/m,
  },
};

/** Keyed by the sample's file name. */
export const runs: Readonly<Record<string, SampleRun>> = {
  'account/check-calls.sh': {prints: /^(?:\w+: \{[^]*?\} HTTP 200\n){3}$/},
  'account/old-key.console': {prints: /^401$/m},
  'advanced/batch.py': {faults: tooLargeBatches, prints: /^8 calls[^]*^4 calls[^]*^7 getHealth ok$/m},
  'advanced/batch.ts': {faults: tooLargeBatches, prints: /^8 calls[^]*^4 calls[^]*^7 getHealth ok$/m},
  'advanced/min-context-slot.py': {
    faults: nodesBehindWithStatus,
    prints: /^(?:A node is behind: again\n){2}(?:\d+ lamports at slot \d+\n){3}$/,
  },
  'advanced/min-context-slot.ts': {
    faults: nodesBehind,
    prints: /^(?:A node is behind: again\n){2}(?:\d+ lamports at slot \d+\n){3}$/,
  },
  'advanced/read-your-writes.ts': {
    args: ['id.json'],
    fundedKeypair: 'id.json',
    faults: hardToRead,
    prints: /^Signature: \w+\nLanded in slot \d+\n\d+ lamports at slot \d+$/m,
  },
  'advanced/wallet-changes.py': walletChanges,
  'advanced/wallet-changes.ts': walletChanges,
  'advanced/wallet-history.py': walletHistory,
  'advanced/wallet-history.ts': walletHistory,
  'affinity/batch.sh': {prints: /"result":\d+[^]*"result":\d+/},
  'affinity/same-node.py': {prints: /^True$/m},
  'affinity/same-node.sh': {prints: /"result":\d+/},
  'affinity/same-node.ts': {prints: /^true$/m},
  'api-keys/key-in-code.go': {
    prints: /"result":"ok"/,
    again: {faults: [limitWithStatus400], exitCode: 1, prints: /"code":7429/},
  },
  'api-keys/key-in-code.py': {prints: /^ok$/m, again: refusedWithCode},
  'api-keys/key-in-code.ts': {prints: /^ok$/m, again: refusedWithCode},
  'api-keys/key-in-header.sh': {prints: /"result":"ok"/},
  'api-keys/redact.py': {prints: /^Traceback [^]*^OSError: HTTP 503 for url: \S+\/api-key\/\*\*\*$/m},
  'api-keys/redact.ts': {prints: /^Error: HTTP 503 for url: \S+\/api-key\/\*\*\*$/m},
  'chainstream/gaps.py': {
    args: ['2'],
    faults: gapsWithoutRpc,
    until: filledGap,
    complete: allBlocks,
    again: {faults: wrongBackfill, exitCode: 1},
  },
  'chainstream/gaps.ts': {
    args: ['2'],
    faults: gapsWithoutRpc,
    until: filledGap,
    complete: allBlocks,
    warns: /^Connection closed: 1006 /m,
    again: {faults: wrongBackfill, exitCode: 1},
  },
  'chainstream/reconnect.py': {
    args: [tokenProgram, '5'],
    faults: missedTransactions,
    until: filledTwoGaps,
    complete: allSignatures(tokenProgram),
    again: {args: [tokenProgram], faults: [wrongCall], exitCode: 1},
  },
  'chainstream/reconnect.ts': {
    args: [tokenProgram, '5'],
    faults: missedTransactions,
    until: filledTwoGaps,
    complete: allSignatures(tokenProgram),
    warns: /^Connection closed: 1006 /m,
    again: {args: [tokenProgram], faults: [wrongCall], exitCode: 1},
  },
  'chainstream/stream-transactions.go': {until: /^\d+ \w{64,88} ok$/m},
  'chainstream/stream-transactions.py': {until: /^\d+ \w{64,88} ok$/m},
  'chainstream/stream-transactions.ts': {until: /^\d+ \w{64,88} ok$/m},
  'chainstream/token-changes.py': {args: [tokenProgram], until: givenAndTaken},
  'chainstream/token-changes.ts': {args: [tokenProgram], until: givenAndTaken},
  'dyndexer/cli-binary-delete.console': {parseOnly: noDyndexerCli},
  'dyndexer/cli-binary-list.console': {parseOnly: noDyndexerCli},
  'dyndexer/cli-binary-upload.console': {parseOnly: noDyndexerCli},
  'dyndexer/cli-indexer-create.console': {parseOnly: noDyndexerCli},
  'dyndexer/cli-indexer-delete.console': {parseOnly: noDyndexerCli},
  'dyndexer/cli-indexer-list.console': {parseOnly: noDyndexerCli},
  'dyndexer/cli-indexer-logs.console': {parseOnly: noDyndexerCli},
  'dyndexer/cli-indexer-output.console': {parseOnly: noDyndexerCli},
  'dyndexer/cli-json.sh': {parseOnly: noDyndexerCli},
  'dyndexer/cli-repeat.sh': {parseOnly: noDyndexerCli},
  'dyndexer/cli-session.console': {parseOnly: noDyndexerCli},
  'dyndexer/cli-settings.console': {parseOnly: noDyndexerCli},
  'dyndexer/create-indexer-with-writer.sh': {files: writerConfig, prints: /"status":"pending"/},
  'dyndexer/create-indexer-with-writer.ts': {files: writerConfig, prints: / pending$/m},
  'dyndexer/create-tables.sh': {parseOnly: needsPostgres},
  'dyndexer/get-indexer-logs.ts': {
    refusals: [{status: 429}, {status: 500}, 'cut'],
    until: / info first transaction: \w+$/m,
  },
  'dyndexer/list-binaries.ts': {files: processor, prints: /^not uploaded yet$/m},
  'dyndexer/read-rows.console': {parseOnly: needsPostgres},
  'dyndexer/writer-config-from-idl.ts': {args: ['drift.json', 'SwapRecord'], files: driftIdl},
  'error-codes/custom-error.py': {args: ['0x1771', 'idl.json'], files: anchorIdl},
  'error-codes/custom-error.ts': {args: ['0x1771', 'idl.json'], files: anchorIdl},
  'error-codes/fetch-idl.sh': {
    parseOnly: 'it needs the Anchor command line tool, and a program that has published an IDL',
  },
  'error-codes/next-step.ts': {faults: [{kind: 'rpc-error', code: -32016}], prints: /^wait-and-repeat$/m},
  'getting-started/first-request.go': {prints: /^Finalized slot: \d+$/m, again: refusedWithCode},
  'getting-started/first-request.py': {prints: /^Finalized slot: \d+$/m, again: refusedWithCode},
  'getting-started/first-request.ts': {prints: /^Finalized slot: \d+$/m, again: refusedWithCode},
  'getting-started/first-subscription.py': {until: /(?:^Slot \d+\n){3}/m},
  'getting-started/first-subscription.ts': {until: /^Slot \d+$/m},
  'getting-started/measure-latency.sh': {prints: /^(?:200 \d+\.\d+ \d+\.\d+\n){10}$/},
  'logs/alert.py': alertRun,
  'logs/alert.ts': alertRun,
  'logs/percentiles.py': {prints: /^p50: \d+\.\d ms\np95: \d+\.\d ms\np99: \d+\.\d ms$/m},
  'logs/percentiles.ts': {prints: /^p50: \d+\.\d ms\np95: \d+\.\d ms\np99: \d+\.\d ms$/m},
  'logs/record-calls.py': {
    prints: /"method": "getSlot", "status": 200/,
    again: {faults: [limitWithStatus400], exitCode: 1, prints: /"status": 400, "code": 7429/, warns: /HTTP 400/},
  },
  'logs/record-calls.ts': {
    prints: /"method":"getSlot","status":200/,
    again: {faults: [limitWithStatus400], exitCode: 1, prints: /"status":400,"code":7429/, warns: /HTTP 400/},
  },
  'rate-limits/call.go': {faults: passingFailures, prints: /^.* in 1\.\d+s\n(?:.* in [\d.]+m?s\n){4}\d+\n$/},
  'rate-limits/call.py': {faults: passingFailures, prints: /^.* in 1\.\d+ s\n(?:.* in \d\.\d+ s\n){4}\d+\n$/},
  'rate-limits/call.ts': {faults: passingFailures, prints: /^.* in 1\d{3} ms\n(?:.* in \d+ ms\n){4}\d+\n$/},
  'rate-limits/how-batches-count.ts': {
    faults: [{kind: 'rpc-error', code: 7429, times: 5}],
    prints: /^5 of 50 calls were refused\nEach call of a batch counts$/m,
  },
  'send-transaction/blockhash.sh': {prints: /"lastValidBlockHeight":\d+/},
  'send-transaction/preflight.ts': {
    args: ['id.json'],
    fundedKeypair: 'id.json',
    prints: /^Instruction 0 failed with 0x1\n[^]*insufficient lamports/m,
  },
  'send-transaction/send-transaction.py': {
    args: ['id.json'],
    fundedKeypair: 'id.json',
    faults: hardToConfirm,
    prints: /^Confirmed: \w+$/m,
    again: {args: ['id.json'], fundedKeypair: 'id.json', faults: refusedByPreflight, exitCode: 1},
  },
  'send-transaction/send-transaction.ts': {
    args: ['id.json'],
    fundedKeypair: 'id.json',
    faults: hardToConfirm,
    prints: /^Confirmed: \w+$/m,
    again: {args: ['id.json'], fundedKeypair: 'id.json', faults: refusedByPreflight, exitCode: 1},
  },
  'send-transaction/simulate.ts': {
    args: ['id.json'],
    fundedKeypair: 'id.json',
    prints: /^Error: null\nCompute units: \d+n$/m,
  },
  'send-transaction/sizes.ts': {prints: /^v0: \d+ of 1232 bytes, too large$/m},
  'send-transaction/status.sh': {prints: /"value":\[null\]/},
  'solana-rpc/account-data.py': {
    prints: /^82 bytes of program \w+\n\{[^]*"decimals": 6/,
    again: refusedWithCode,
  },
  'solana-rpc/account-data.ts': {prints: /^82 bytes of program \w+\n\{[^]*decimals: 6/},
  'solana-rpc/batch.py': {prints: /^(?:\w+ \d+\n){2}$/},
  'solana-rpc/batch.sh': {prints: /"id":"height"/},
  'solana-rpc/batch.ts': {prints: /^(?:\w+ \d+\n){2}$/},
  'solana-rpc/cli.sh': {parseOnly: noSolanaCli},
  'solana-rpc/commitment.sh': {prints: /"id":"finalized"/},
  'solana-rpc/failover-kit.ts': {
    env: ({rpc, apiKey}) => ({SECOND_ENDPOINT: `${rpc.http}/api-key/${apiKey}`}),
    faults: bothEndpointsFail,
    prints:
      /^Endpoint 1 rests for 30 s.*\n(?:\d+ lam.*\n){2}Endpoint 2 rests for 30 s.*\n\d+ lam.*\nEndpoint 1 rests for 60 s.*\n\d+ lam.*\n$/,
  },
  'solana-rpc/get-account-info.sh': {prints: /"base64"/},
  'solana-rpc/get-balance.go': {prints: /^\d+ lamports at slot \d+$/m, again: refusedWithCode},
  'solana-rpc/get-balance.py': {prints: /^\d+ lamports at slot \d+$/m, again: refusedWithCode},
  'solana-rpc/get-balance.sh': {prints: /"value":\d+/},
  'solana-rpc/get-balance.zig': {prints: /"value":\d+/},
  'solana-rpc/get-balance.ts': {prints: /^\d+ lamports at slot \d+$/m},
  'solana-rpc/keep-alive.go': {prints: /^Connection reused: false\n(?:Connection reused: true\n){2}$/},
  'solana-rpc/keep-alive.py': {prints: /^(?:Call \d: \d+\.\d ms\n){3}$/},
  'solana-rpc/keep-alive.sh': {prints: /^new connections: 1, .*\n(?:new connections: 0, .*\n){2}$/},
  'solana-rpc/keep-alive.ts': {prints: /^(?:Call \d: \d+\.\d ms\n){3}$/},
  'solana-rpc/large-integers.py': {prints: /^18446744073709551615 stays/},
  'solana-rpc/priority-fees.sh': {parseOnly: 'it needs the address of an account, which the reader fills in'},
  'solana-rpc/priority-fees.ts': {
    args: ['50000', tokenProgram],
    prints: /^\d+ micro-lamports per compute unit$/m,
  },
  'solana-rpc/reconnect.py': {
    args: [tokenProgram],
    faults: manyMissed({...limitWithStatus400, method: 'getSignaturesForAddress'}),
    until: filledGap,
    complete: allSignatures(tokenProgram),
    again: {args: [tokenProgram], faults: [{...wrongCall, method: 'getSignaturesForAddress'}], exitCode: 1},
  },
  'solana-rpc/reconnect.ts': {
    // Far above the time that a busy machine needs to subscribe, which would count as silence.
    args: [tokenProgram, '2500'],
    faults: [deadConnection, ...manyMissed({kind: 'http-status', status: 429, method: 'getSignaturesForAddress'})],
    until: filledTwoGaps,
    complete: allSignatures(tokenProgram),
    again: {args: [tokenProgram], faults: [{...wrongCall, method: 'getSignaturesForAddress'}], exitCode: 1},
  },
  'solana-rpc/retry-kit.ts': {faults: passingFailuresOfKit, prints: /^.* in 1\d{3} ms\n(?:.* in \d+ ms\n){4}\d+n\n$/},
  'solana-rpc/slots-kit.ts': {
    prints: /^(?:Slot \d+\n){10}$/,
    again: {faults: [{kind: 'rpc-error', code: -32005}], exitCode: 1, warns: /^Node is unhealthy/},
  },
  'solana-rpc/slots.py': {prints: /^(?:Slot \d+\n){10}Answer to request 2 True$/m},
  'solana-rpc/slots.ts': {prints: /^(?:Slot \d+\n){10}Answer to request 2 true$/m},
  'stacks/devnet-slot.sh': {prints: /"result":\d+/},
  'stacks/environments.py': {prints: /^staging: slot \d+$/m, again: refusedWithCode},
  'stacks/environments.ts': {prints: /^staging: slot \d+$/m, again: refusedWithCode},
  'staking/authorities.sh': {parseOnly: noSolanaCli},
  'staking/commission.py': {
    args: [localValidator],
    prints: /^Commission: 5 %\nDelegated: 42123 SOL\nKeeps up: True$/m,
    again: {...refusedWithCode, args: [localValidator]},
  },
  'staking/commission.sh': {parseOnly: 'it needs the address of a vote account, which the reader fills in'},
  'staking/commission.ts': {
    args: [localValidator],
    prints: /^Commission: 5 %\nDelegated: 42123 SOL\nKeeps up: true$/m,
    again: {...refusedWithCode, args: [localValidator]},
  },
  'staking/deactivate-delinquent.sh': {parseOnly: noSolanaCli},
  'staking/deactivate.sh': {parseOnly: noSolanaCli},
  'staking/delegate.sh': {parseOnly: noSolanaCli},
  'staking/epoch.sh': {prints: /"slotIndex":\d+/},
  'staking/inflation.sh': {parseOnly: 'the local endpoint pays no rewards and has no inflation'},
  'staking/merge.sh': {parseOnly: noSolanaCli},
  'staking/minimum-delegation.sh': {prints: /"value":\d+/},
  'staking/reserve.sh': {prints: /"result":\d+/},
  'staking/rewards.sh': {parseOnly: noSolanaCli},
  'staking/split.sh': {parseOnly: noSolanaCli},
  'staking/state.sh': {parseOnly: noSolanaCli},
  'staking/withdraw-free.sh': {parseOnly: noSolanaCli},
  'staking/withdraw.sh': {parseOnly: noSolanaCli},
  'troubleshooting/body-size.sh': {
    files: {'request.json': '{"jsonrpc":"2.0","id":1,"method":"getHealth"}'},
    prints: /^HTTP 200, 45 bytes sent$/m,
  },
  'troubleshooting/connection.sh': {prints: /^status 401, name /},
  'troubleshooting/retry-after.sh': {
    faults: [{kind: 'http-status', status: 429, retryAfter: 2}],
    prints: /^HTTP\/1\.1 429 [^]*^retry-after: 2/im,
  },
  'troubleshooting/wait-and-repeat.sh': {
    faults: [
      {kind: 'http-status', status: 503},
      {kind: 'http-status', status: 429, retryAfter: 1},
    ],
    prints: /"result":"ok"/,
  },
  'troubleshooting/whole-answer.sh': {prints: /^HTTP\/1\.1 200 [^]*"result":"ok"/},
  'troubleshooting/with-origin.sh': {prints: /^HTTP 200$/m},
  'ws-deflate/compressed.py': {until: /^compressed\n[^]*"slotNotification"/m},
  'ws-deflate/compressed.ts': {until: /^compressed\n[^]*"slotNotification"/m},
  'ws-deflate/handshake.sh': {
    exitCode: 28,
    prints: /^HTTP\/1\.1 101 [^]*^sec-websocket-extensions: permessage-deflate/im,
  },
  'ws-deflate/measure.ts': {args: ['20'], prints: /^Extensions: none\n[^]*^Extensions: permessage-deflate\n/m},
  'ws-deflate/native.ts': {prints: /^permessage-deflate/},
};
