interface VoteAccount {
  commission: number;
  activatedStake: number;
  rootSlot: number;
}

interface Answer {
  result?: {current: VoteAccount[]; delinquent: VoteAccount[]};
  error?: {code: number; message: string};
}

const votePubkey = process.argv[2];
const response = await fetch(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getVoteAccounts', params: [{votePubkey}]}),
  signal: AbortSignal.timeout(10_000),
});
// Body before status: an error with a code can have any status.
const {result, error} = (await response.json().catch(() => ({}))) as Answer;
// Errors of a proxy have no code.
if (error?.code) throw new Error(`RPC error ${error.code}: ${error.message}`);
if (!result) throw new Error(`HTTP ${response.status}, no result`);
const account = result.current[0] ?? result.delinquent[0];
if (!account) throw new Error('This network has no such vote account');

console.log('Commission:', account.commission, '%');
console.log('Delegated:', Math.round(account.activatedStake / 1e9), 'SOL');
console.log('Keeps up:', result.current.length === 1);
