curl --fail-with-body 'https://dyndexer.example.com/v1/indexers?status=failed' \
  --header "X-Syndica-Api-Key: $SYNDICA_API_KEY"
