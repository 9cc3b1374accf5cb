curl "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
    "jsonrpc": "2.0",
    "id": 1,
    "method": "getAccountInfo",
    "params": [
      "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
      {"commitment": "finalized", "encoding": "base64"}
    ]
  }'
