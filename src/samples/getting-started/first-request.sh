curl "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"jsonrpc":"2.0","id":1,"method":"getSlot",
       "params":[{"commitment":"finalized"}]}'
