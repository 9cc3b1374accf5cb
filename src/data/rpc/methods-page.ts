/** The page with a section per method, whose id is the method name. */
export const methodsPage = '/platform/solana-rpc/solana-documentation';
