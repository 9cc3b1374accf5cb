solana deactivate-stake stake-account.json
