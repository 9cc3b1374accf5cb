digest=$(openssl dgst -sha256 -binary processor.wasm | base64)
# To repeat the upload after a timeout, use the same key.
key=$(openssl rand -hex 16)

curl --fail-with-body 'https://dyndexer.example.com/v1/binaries?name=swap-records-1' \
  --header "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
  --header 'Content-Type: application/wasm' \
  --header "Content-Digest: sha-256=:$digest:" \
  --header "Idempotency-Key: $key" \
  --data-binary @processor.wasm
