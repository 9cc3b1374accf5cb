curl --fail-with-body --request DELETE \
  https://dyndexer.example.com/v1/binaries/0b6f2c1e-8f0e-4c53-9a3f-5d0a4a1b7c11 \
  --header "X-Syndica-Api-Key: $SYNDICA_API_KEY"
