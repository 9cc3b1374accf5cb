curl -sS -o /dev/null -w 'HTTP %{http_code}\n' https://solana-mainnet.api.syndica.io/ \
  -H 'Content-Type: application/json' \
  -H "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
  -H 'Origin: http://localhost:3000' \
  -d '{"jsonrpc":"2.0","id":1,"method":"getHealth"}'
