export SYNDICA_API_KEY=YOUR_API_KEY
export DYNDEXER_URL=https://dyndexer.example.com/v1

dyndexer binary upload processor.wasm --name swap-records-1
dyndexer indexer create --name swap-records \
  --binary 0b6f2c1e-8f0e-4c53-9a3f-5d0a4a1b7c11 \
  --postgres-writer postgres_writer_config.json
dyndexer indexer list --status running
dyndexer indexer logs 5f8d1a52-3c0b-4a7e-b8c4-2f6f0d9e7a21 --level error
dyndexer indexer output 5f8d1a52-3c0b-4a7e-b8c4-2f6f0d9e7a21 --key SwapRecord
