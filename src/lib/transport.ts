/** What requests of Solana RPC go over. */
export type Transport = 'http' | 'websocket';
