solana withdraw-stake stake-account.json RECIPIENT AVAILABLE
