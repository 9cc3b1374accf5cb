import type {RpcError} from './solana-errors';

/** Errors of a request that is wrong in itself. */
const codes: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602]);

/** Where to find the mistake in a request that a node refuses for what it says; inline Markdown. */
export function requestAdvice({code}: Pick<RpcError, 'code'>): string | undefined {
  if (!codes.has(code)) return undefined;
  return 'Paste the request, or the code that sends it, into the [request checker](/platform/solana-rpc/solana-documentation#check).';
}
