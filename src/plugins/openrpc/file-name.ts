/** Path in the built site. */
export const openRpcFile = 'platform/solana-rpc/openrpc.json';
