# A key on another machine may delegate and deactivate.
solana stake-authorize stake-account.json --new-stake-authority NEW_STAKER

# A key in cold storage may withdraw, and nobody else.
solana stake-authorize stake-account.json --new-withdraw-authority NEW_WITHDRAWER
