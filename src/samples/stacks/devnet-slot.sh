# Production and staging differ in the key, mainnet and devnet in the host.
curl "https://solana-devnet.api.syndica.io/api-key/$SYNDICA_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"jsonrpc":"2.0","id":1,"method":"getSlot"}'
