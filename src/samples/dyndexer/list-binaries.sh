openssl dgst -sha256 processor.wasm

curl --fail-with-body 'https://dyndexer.example.com/v1/binaries?limit=100' \
  --header "X-Syndica-Api-Key: $SYNDICA_API_KEY"
