# Use mainnet, through your RPC endpoint.
solana config set --url "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY"

# Check the validator before you delegate to it: commission, root slot, recent votes.
solana vote-account VOTE_ACCOUNT

# Make a stake account and move 10 SOL into it.
solana-keygen new --no-bip39-passphrase --outfile stake-account.json
solana create-stake-account stake-account.json 10

# Delegate the whole account.
solana delegate-stake stake-account.json VOTE_ACCOUNT
