curl --fail-with-body --get \
  https://dyndexer.example.com/v1/indexers/5f8d1a52-3c0b-4a7e-b8c4-2f6f0d9e7a21/logs \
  --header "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
  --data-urlencode 'level=error' \
  --data-urlencode 'since=2026-11-21T09:30:00Z'
