curl "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY" \
  -H 'Content-Type: application/json' \
  -H 'X-Syndica-Affinity: node' \
  -d '[
    {"jsonrpc":"2.0","id":"slot","method":"getSlot","params":[{"commitment":"finalized"}]},
    {"jsonrpc":"2.0","id":"height","method":"getBlockHeight","params":[{"commitment":"finalized"}]}
  ]'
