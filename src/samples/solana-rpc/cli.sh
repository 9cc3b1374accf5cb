solana config set --url "https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY"
solana slot --commitment finalized
solana balance EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v --commitment finalized
