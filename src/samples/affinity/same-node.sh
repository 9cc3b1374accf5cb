curl https://solana-mainnet.api.syndica.io/ \
  -H 'Content-Type: application/json' \
  -H "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
  -H 'X-Syndica-Affinity: key' \
  -H 'X-Syndica-Affinity-Key: worker-7' \
  -d '{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[{"commitment":"finalized"}]}'
