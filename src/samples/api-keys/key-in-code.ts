const response = await fetch('https://solana-mainnet.api.syndica.io/', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? '',
  },
  body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getHealth'}),
  signal: AbortSignal.timeout(10_000),
});

interface Answer {
  result?: string;
  error?: {code: number; message: string};
}
// Body before status: an error with a code can have any status.
const {result, error} = (await response.json().catch(() => ({}))) as Answer;
if (error) throw new Error(JSON.stringify(error));
if (result === undefined) throw new Error(`HTTP ${response.status}, no result`);
console.log(result);
