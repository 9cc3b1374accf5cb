import type {RpcError} from './solana-errors';

/** Codes for requests that are invalid in themselves. */
const codes: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602]);

const streams =
  'For a ChainStream method, compare the name and the host with its [endpoints](/platform/chainstream-api#endpoints).';

/** How to find the mistake in a request that a node rejects as invalid; inline Markdown. */
export function requestAdvice({code}: Pick<RpcError, 'code'>): string | undefined {
  if (!codes.has(code)) return undefined;
  const check =
    'Paste the request, or the code that sends it, into the [request checker](/platform/solana-rpc/solana-documentation#check).';
  return code === -32601 ? `${check} ${streams}` : check;
}
