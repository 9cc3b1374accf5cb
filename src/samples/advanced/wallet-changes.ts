import {readFileSync} from 'node:fs';

const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const [file, first, last = first] = process.argv.slice(2);
if (!file || !first) {
  console.error('Usage: node wallet-changes.ts FILE FIRST_SLOT [LAST_SLOT]');
  process.exit(1);
}
/** An address in each line. */
const wallets = new Set(readFileSync(file, 'utf8').split(/\s+/));
const commitment = 'finalized';
const config = {commitment, transactionDetails: 'full', rewards: false, maxSupportedTransactionVersion: 1};

interface TokenBalance {
  mint: string;
  /** Old blocks lack it. */
  owner?: string;
  uiTokenAmount: {amount: string};
}

interface Transaction {
  transaction: {signatures: string[]; message: {accountKeys: string[]}};
  meta: {
    preBalances: number[];
    postBalances: number[];
    preTokenBalances?: TokenBalance[];
    postTokenBalances?: TokenBalance[];
    loadedAddresses?: {writable: string[]; readonly: string[]};
  };
}

async function call<Result>(method: string, params: unknown[]): Promise<Result> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    signal: AbortSignal.timeout(30_000),
  });
  // Body before status: an error with a code can have any status.
  const {result, error} = (await response.json().catch(() => ({}))) as {
    result?: Result;
    error?: {code: number; message: string};
  };
  if (result) return result;
  const [code, message] = error ? [error.code, error.message] : [response.status, response.statusText];
  throw new Error(`${code} ${message}: ${method} ${params[0]}`);
}

/** By wallet and mint, in lamports or in the smallest unit of the token. */
function changesOf({transaction, meta}: Transaction): Map<string, bigint> {
  const changes = new Map<string, bigint>();
  const add = (wallet: string | undefined, what: string, amount: bigint) => {
    if (!wallet || !wallets.has(wallet)) return;
    const key = `${wallet} ${what}`;
    changes.set(key, (changes.get(key) ?? 0n) + amount);
  };
  // Also of failed transactions: the payer gives the fee.
  const {writable = [], readonly = []} = meta.loadedAddresses ?? {};
  for (const [index, account] of [...transaction.message.accountKeys, ...writable, ...readonly].entries()) {
    // Exact up to 2^53 lamports, which are 9 million SOL.
    add(account, 'lamports', BigInt(meta.postBalances[index] ?? 0) - BigInt(meta.preBalances[index] ?? 0));
  }
  // A transfer of tokens may name a wallet only here, as the owner of a token account.
  for (const {owner, mint, uiTokenAmount} of meta.preTokenBalances ?? [])
    add(owner, mint, -BigInt(uiTokenAmount.amount));
  for (const {owner, mint, uiTokenAmount} of meta.postTokenBalances ?? [])
    add(owner, mint, BigInt(uiTokenAmount.amount));
  return changes;
}

for (const slot of await call<number[]>('getBlocks', [Number(first), Number(last), {commitment}])) {
  const {transactions} = await call<{transactions: Transaction[]}>('getBlock', [slot, config]);
  for (const each of transactions) {
    for (const [key, amount] of changesOf(each)) {
      if (amount !== 0n) console.log(slot, each.transaction.signatures[0], key, String(amount));
    }
  }
}
