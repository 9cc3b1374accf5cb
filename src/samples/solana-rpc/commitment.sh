curl "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY" \
  -H 'Content-Type: application/json' \
  -H 'X-Syndica-Affinity: node' \
  -d '[
    {"jsonrpc":"2.0","id":"processed","method":"getSlot","params":[{"commitment":"processed"}]},
    {"jsonrpc":"2.0","id":"confirmed","method":"getSlot","params":[{"commitment":"confirmed"}]},
    {"jsonrpc":"2.0","id":"finalized","method":"getSlot","params":[{"commitment":"finalized"}]}
  ]'
