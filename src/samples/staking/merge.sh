solana merge-stake stake-account.json part.json
