endpoint="https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY"

curl -s -H 'Content-Type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"getSlot"}' \
  -w 'new connections: %{num_connects}, total: %{time_total} s\n' \
  -o /dev/null "$endpoint" -o /dev/null "$endpoint" -o /dev/null "$endpoint"
