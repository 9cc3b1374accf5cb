for method in getHealth getSlot getVersion; do
  curl -sS -o /dev/null -w "$method: HTTP %{http_code}\n" https://solana-mainnet.api.syndica.io/ \
    -H 'Content-Type: application/json' \
    -H "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
    -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"$method\"}"
done
