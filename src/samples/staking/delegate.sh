# #region network
solana config set --url "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY"
solana address
solana balance
# #endregion network

# #region validator
solana vote-account VOTE_ACCOUNT
# #endregion validator

# #region create
solana-keygen new --no-bip39-passphrase --outfile stake-account.json
solana create-stake-account stake-account.json 10
# #endregion create

# #region delegate
solana delegate-stake stake-account.json VOTE_ACCOUNT
# #endregion delegate
