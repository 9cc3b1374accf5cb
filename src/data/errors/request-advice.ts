import type {RpcError} from './solana-errors';

/** Codes for requests that are invalid in themselves. */
const codes: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602]);

/** How to find the mistake in a request that a node rejects as invalid; inline Markdown. */
export function requestAdvice({code}: Pick<RpcError, 'code'>): string | undefined {
  if (!codes.has(code)) return undefined;
  return 'Paste the request, or the code that sends it, into the [request checker](/platform/solana-rpc/solana-documentation#check).';
}
