# Run it again after a timeout: the key stays the same until a call succeeds.
idempotency_key=${idempotency_key:-$(openssl rand -hex 16)}
curl --fail-with-body https://dyndexer.example.com/v1/indexers \
  --header "X-Syndica-Api-Key: $SYNDICA_API_KEY" \
  --header 'Content-Type: application/json' \
  --header "Idempotency-Key: $idempotency_key" \
  --data @- <<JSON && unset idempotency_key
{
  "name": "swap-records",
  "binaryId": "0b6f2c1e-8f0e-4c53-9a3f-5d0a4a1b7c11",
  "postgresWriter": $(cat postgres_writer_config.json)
}
JSON
