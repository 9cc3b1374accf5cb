solana deactivate-stake --delinquent stake-account.json
