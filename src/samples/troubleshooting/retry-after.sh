curl -sS -o /dev/null -D - https://solana-mainnet.api.syndica.io/ \
  -H 'Content-Type: application/json' \
  -H "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
  -d '{"jsonrpc":"2.0","id":1,"method":"getHealth"}' | grep -iE '^(HTTP|Retry-After)'
