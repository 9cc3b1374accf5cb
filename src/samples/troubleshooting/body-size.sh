curl -sS -o /dev/null -w 'HTTP %{http_code}, %{size_upload} bytes sent\n' \
  https://solana-mainnet.api.syndica.io/ \
  -H 'Content-Type: application/json' \
  -H "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
  --data-binary @request.json
