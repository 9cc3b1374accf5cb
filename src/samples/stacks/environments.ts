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
if (!response.ok) throw new Error(`${environment}: HTTP ${response.status}`);
const {result} = (await response.json()) as {result: number};
console.log(`${environment}: slot ${result}`);
