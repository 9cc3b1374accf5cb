curl --fail-with-body \
  'https://dyndexer.example.com/v1/indexers/5f8d1a52-3c0b-4a7e-b8c4-2f6f0d9e7a21/output?key=SwapRecord&limit=100' \
  --header "X-Syndica-Api-Key: $SYNDICA_API_KEY"
