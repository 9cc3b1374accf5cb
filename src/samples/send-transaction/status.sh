curl "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
    "jsonrpc": "2.0",
    "id": 1,
    "method": "getSignatureStatuses",
    "params": [
      ["5TgjxyZoiEH3J9scyuUgD3qcrYaXrgkKwsUBUMb2ThjnycV6mTP4hamZiubF9Y9UwpSvRH32xYAxEjjVR71kUZR7"],
      {"searchTransactionHistory": true}
    ]
  }'
