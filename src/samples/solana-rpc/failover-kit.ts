import {
  address,
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  isSolanaError,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR as HTTP_ERROR,
  type RpcTransport,
} from '@solana/kit';

const passingStatuses = [408, 429, 500, 502, 503, 504];
/** This node failed, is behind, or lacks the data: one of the next endpoint may answer. */
const otherNodeCodes = [
  -32603, -32001, -32004, -32005, -32007, -32008, -32009, -32010, -32011, -32012, -32014, -32016, -32018, -32019,
  -32020, -32021,
];

/** Asks the first endpoint, and if it fails, the next. One that has failed is the last choice for a while. */
function failover(urls: readonly string[]): RpcTransport {
  const endpoints = urls.map((url, index) => ({
    name: `Endpoint ${index + 1}`,
    transport: createDefaultRpcTransport({url}),
    restsUntil: 0,
  }));
  return async ({payload, signal}) => {
    const now = Date.now();
    const order = endpoints.toSorted((a, b) => Math.max(a.restsUntil, now) - Math.max(b.restsUntil, now));
    let failure: unknown;
    for (const endpoint of order) {
      // Longer than your slowest call takes.
      const timeout = AbortSignal.timeout(2_000);
      try {
        const answer = await endpoint.transport<never>({
          payload,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        // The transport reads integers as bigint.
        const code = Number((answer as {error?: {code: bigint}}).error?.code);
        if (code === 7429) throw new Error('Error 7429: over a rate limit');
        if (!otherNodeCodes.includes(code) || endpoint === order.at(-1)) return answer;
      } catch (error) {
        const http = isSolanaError(error, HTTP_ERROR) ? error.context : undefined;
        // The caller gave up, or the request or the key is wrong.
        if (signal?.aborted || (http && !passingStatuses.includes(http.statusCode))) throw error;
        const seconds = Math.max(30, Number(http?.headers.get('Retry-After')) || 0);
        endpoint.restsUntil = Date.now() + seconds * 1_000;
        console.log(`${endpoint.name} rests for ${seconds} s: ${(error as Error).message}`);
        failure = error;
      }
    }
    throw failure;
  };
}

const first = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const second = process.env.SECOND_ENDPOINT;
if (!second) throw new Error('Set SECOND_ENDPOINT to a URL with its key');
const rpc = createSolanaRpcFromTransport(failover([first, second]));

// No answer is older than the newest one so far, whichever endpoint gives it.
let newest = 0n;
for (let read = 0; read < 4; read += 1) {
  const {context, value} = await rpc
    .getBalance(address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'), {
      commitment: 'finalized',
      minContextSlot: newest,
    })
    .send({abortSignal: AbortSignal.timeout(10_000)});
  newest = context.slot;
  console.log(`${value} lamports at slot ${context.slot}`);
}
