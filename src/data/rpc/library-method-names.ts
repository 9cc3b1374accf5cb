/**
 * What client libraries call an RPC method, where that is another name.
 *
 * Sources: `Connection` of @solana/web3.js 1.x (`src/connection.ts` in solana-foundation/solana-web3.js), and
 * @solana/rpc-subscriptions-api of @solana/kit.
 */
export const libraryMethodNames: ReadonlyMap<string, string> = new Map([
  ['accountNotifications', 'accountSubscribe'],
  ['blockNotifications', 'blockSubscribe'],
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
