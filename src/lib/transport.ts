/** Transports of Solana RPC requests. */
export type Transport = 'http' | 'websocket';
