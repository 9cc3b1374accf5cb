/** Names of the client libraries whose errors are in several lists. */
export const clientNames = {kit: '@solana/kit', web3Js: '@solana/web3.js', solanaPy: 'solana-py'} as const;
