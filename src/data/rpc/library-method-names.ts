/**
 * What client libraries call an RPC method, where that is another name. `confirmTransaction` is also a removed method,
 * which libraries do not send: they ask for the status instead.
 *
 * Sources: `Connection` of @solana/web3.js 1.x (`src/connection.ts` in solana-foundation/solana-web3.js), and
 * @solana/rpc-subscriptions-api of @solana/kit.
 */
export const libraryMethodNames: ReadonlyMap<string, string> = new Map([
  ['accountNotifications', 'accountSubscribe'],
  ['blockNotifications', 'blockSubscribe'],
  ['confirmTransaction', 'getSignatureStatuses'],
  ['getAccountInfoAndContext', 'getAccountInfo'],
  ['getBalanceAndContext', 'getBalance'],
  ['getLatestBlockhashAndContext', 'getLatestBlockhash'],
  ['getMultipleAccountsInfo', 'getMultipleAccounts'],
  ['getMultipleParsedAccounts', 'getMultipleAccounts'],
  ['getParsedAccountInfo', 'getAccountInfo'],
  ['getParsedBlock', 'getBlock'],
  ['getParsedProgramAccounts', 'getProgramAccounts'],
  ['getParsedTokenAccountsByOwner', 'getTokenAccountsByOwner'],
  ['getParsedTransaction', 'getTransaction'],
  ['getParsedTransactions', 'getTransaction'],
  ['getSignatureStatus', 'getSignatureStatuses'],
  ['logsNotifications', 'logsSubscribe'],
  ['onAccountChange', 'accountSubscribe'],
  ['onLogs', 'logsSubscribe'],
  ['onProgramAccountChange', 'programSubscribe'],
  ['onRootChange', 'rootSubscribe'],
  ['onSignature', 'signatureSubscribe'],
  ['onSlotChange', 'slotSubscribe'],
  ['programNotifications', 'programSubscribe'],
  ['rootNotifications', 'rootSubscribe'],
  ['sendRawTransaction', 'sendTransaction'],
  ['signatureNotifications', 'signatureSubscribe'],
  ['slotNotifications', 'slotSubscribe'],
  ['voteNotifications', 'voteSubscribe'],
]);

/** Removed methods for which `Connection` of @solana/web3.js 1.98.4 sends another one. Older versions send these. */
export const replacedByLibraries: ReadonlySet<string> = new Set([
  'getConfirmedBlock',
  'getConfirmedTransaction',
  'getRecentBlockhash',
  'getTotalSupply',
]);
