interface SlotAnswer {
  result?: number;
  error?: {code: number; message: string};
}

const response = await fetch(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getSlot', params: [{commitment: 'finalized'}]}),
  signal: AbortSignal.timeout(10_000),
});
// Body before status: an error with a code can have any status.
const {result, error} = (await response.json().catch(() => ({}))) as SlotAnswer;
if (error) throw new Error(`RPC error ${JSON.stringify(error)}`);
if (result === undefined) throw new Error(`HTTP ${response.status}, no result`);
console.log('Finalized slot:', result);
