solana stake-account stake-account.json --with-rewards --num-rewards-epochs 5
