solana-keygen new --no-bip39-passphrase --outfile part.json
solana split-stake stake-account.json part.json 4
solana deactivate-stake part.json
