solana stake-account stake-account.json
