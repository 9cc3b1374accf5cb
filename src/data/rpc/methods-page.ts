/** The page with a section per method; the name of a method is the id of its section. */
export const methodsPage = '/platform/solana-rpc/solana-documentation';
