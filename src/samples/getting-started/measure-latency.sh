curl -s -o /dev/null -w '%{http_code} %{time_appconnect} %{time_total}\n' \
  "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY#[1-10]" \
  -H 'Content-Type: application/json' \
  -d '{"jsonrpc":"2.0","id":1,"method":"getSlot"}'
