anchor idl fetch -o idl.json PROGRAM_ID \
  --provider.cluster "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY"
