const addresses: Record<string, string> = {
  production: 'https://solana-mainnet.api.syndica.io/',
  staging: 'https://solana-devnet.api.syndica.io/',
};

// Each environment sets both variables; the code is the same in all of them.
const environment = process.env.APP_ENV ?? 'staging';
const address = addresses[environment];
const apiKey = process.env.SYNDICA_API_KEY ?? '';
if (!address) throw new Error(`APP_ENV is "${environment}", which has no address`);
if (!apiKey) throw new Error(`SYNDICA_API_KEY is not set for ${environment}`);

const response = await fetch(address, {
  method: 'POST',
  headers: {'Content-Type': 'application/json', 'X-Syndica-Api-Key': apiKey},
  body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getSlot'}),
  signal: AbortSignal.timeout(10_000),
});
interface Answer {
  result?: number;
  error?: {code: number; message: string};
}
// Body before status: an error with a code can have any status.
const {result, error} = (await response.json().catch(() => ({}))) as Answer;
// Errors of a proxy have no code.
if (error?.code) throw new Error(`${environment}: error ${error.code}: ${error.message}`);
if (result === undefined) throw new Error(`${environment}: HTTP ${response.status}, no result`);
console.log(`${environment}: slot ${result}`);
