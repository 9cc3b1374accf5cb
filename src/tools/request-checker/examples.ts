import type {Example} from '../example';

/** Example inputs; the first one is the initial content of the field. */
export const examples: readonly Example[] = [
  {
    label: 'A block',
    text: `{
  "jsonrpc": "2.0",
  "id": 1,
  "method": "getBlock",
  "params": [446970118, {"encodings": "jsonParsed", "commitment": "processed"}]
}`,
  },
  {
    label: 'A command with a key',
    text: `curl "https://solana-mainnet.api.syndica.io/api-key/3f9d0c52-made-up-key" \\
  -d '{"jsonrpc": "2.0", "id": 1, "method": "getRecentBlockhash"}'`,
  },
  {
    label: 'A stream at the wrong host',
    text: `npx wscat --connect "wss://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY" \\
  --execute '{"jsonrpc": "2.0", "id": 1, "method": "transactionsSubscribe", "params": {"network": "solana-mainnet"}}'`,
  },
  {
    label: 'Code',
    text: `const response = await fetch(endpoint, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'getTokenAccountsByOwner',
    params: [owner, {mint}, {encoding: 'jsonParsed', commitments: 'confirmed'}],
  }),
});`,
  },
  {
    label: 'A valid request',
    text: '{"jsonrpc": "2.0", "id": 1, "method": "getSlot", "params": [{"commitment": "confirmed"}]}',
  },
];
