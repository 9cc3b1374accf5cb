# Mainnet first, then devnet: 200 twice for a key that works.
for address in \
  https://solana-mainnet.api.syndica.io/ \
  https://solana-devnet.api.syndica.io/; do
  curl -s -o /dev/null -w '%{http_code}\n' "$address" \
    -H 'Content-Type: application/json' \
    -H "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
    -d '{"jsonrpc":"2.0","id":1,"method":"getHealth"}'
done
