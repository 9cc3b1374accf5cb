curl https://solana-mainnet.api.syndica.io/ \
  -H 'Content-Type: application/json' \
  -H "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
  -d '{
    "jsonrpc": "2.0",
    "id": 1,
    "method": "getBalance",
    "params": ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", {"commitment": "finalized"}]
  }'
