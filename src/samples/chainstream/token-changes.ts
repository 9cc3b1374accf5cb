interface TokenBalance {
  accountIndex: number;
  mint: string;
  owner: string;
  uiTokenAmount: {amount: string; decimals: number};
}

interface Transaction {
  transaction: {message: {accountKeys: string[]}};
  meta: {
    err: unknown;
    preBalances: number[];
    postBalances: number[];
    preTokenBalances: TokenBalance[];
    postTokenBalances: TokenBalance[];
    loadedAddresses: {writable: string[]; readonly: string[]};
  };
}

interface Message {
  error?: {code: number; message: string};
  params?: {result: {context: {signature: string}; value: Transaction}};
}

interface Change {
  owner: string;
  mint: string;
  decimals: number;
  /** In the smallest unit: below zero for what the owner gave. */
  amount: bigint;
}

function changesOf({transaction, meta}: Transaction): Change[] {
  const changes = new Map<string, Change>();
  const add = (owner: string, mint: string, decimals: number, amount: bigint) => {
    const before = changes.get(owner + mint)?.amount ?? 0n;
    changes.set(owner + mint, {owner, mint, decimals, amount: before + amount});
  };
  const {preTokenBalances: before, postTokenBalances: after} = meta;
  // An account that was opened has no balance before, and one that was closed none after.
  for (const {owner, mint, uiTokenAmount: ui} of before) add(owner, mint, ui.decimals, -BigInt(ui.amount));
  for (const {owner, mint, uiTokenAmount: ui} of after) add(owner, mint, ui.decimals, BigInt(ui.amount));

  // Indexes count the transaction's own accounts, then the writable and the read-only ones from lookup tables.
  const accounts = [
    ...transaction.message.accountKeys,
    ...meta.loadedAddresses.writable,
    ...meta.loadedAddresses.readonly,
  ];
  // Their lamports are rent, or wrapped SOL, which is a token.
  const tokenAccounts = new Set([...before, ...after].map(({accountIndex}) => accountIndex));
  for (const [index, account] of accounts.entries()) {
    // Exact up to 2^53 lamports, which are 9 million SOL.
    const lamports = BigInt(meta.postBalances[index] ?? 0) - BigInt(meta.preBalances[index] ?? 0);
    if (!tokenAccounts.has(index)) add(account, 'SOL', 9, lamports);
  }
  return [...changes.values()].filter(({amount}) => amount !== 0n);
}

const program = process.argv[2];
if (!program) throw new Error('Name a program: node token-changes.ts PROGRAM');
const filter = {commitment: 'finalized', excludeVotes: true, accountKeys: {oneOf: [program]}};
const subscribe = {jsonrpc: '2.0', id: 1, method: 'transactionsSubscribe', params: {network: 'solana-mainnet', filter}};
const socket = new WebSocket(`wss://solana-mainnet.chainstream.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);

socket.addEventListener('open', () => socket.send(JSON.stringify(subscribe)));
socket.addEventListener('message', ({data}: MessageEvent<string>) => {
  const {error, params} = JSON.parse(data) as Message;
  if (error) {
    console.error('Not subscribed:', error);
    socket.close();
  }
  if (!params || params.result.value.meta.err !== null) return;
  console.log(params.result.context.signature);
  for (const {owner, mint, decimals, amount} of changesOf(params.result.value)) {
    // Digits can get lost here, but not in the amount itself.
    // A mint can have up to 255 decimals, and toFixed allows 100.
    console.log(owner, (Number(amount) / 10 ** decimals).toFixed(Math.min(decimals, 100)), mint);
  }
});

socket.addEventListener('close', ({code, reason}) => console.error('Connection closed:', code, reason));
