import {setTimeout as sleep} from 'node:timers/promises';
import {
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  isSolanaError,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR as HTTP_ERROR,
  type RpcTransport,
} from '@solana/kit';

const passingStatuses = [408, 429, 500, 502, 503, 504];
const passingCodes = [7429, -32603, -32004, -32012, -32014, -32016, -32017, -32019];
// Another node may answer: the next call can reach one.
const otherNodeCodes = [-32001, -32005, -32007, -32008, -32009, -32010, -32011, -32018, -32020, -32021];

/** Milliseconds that a Retry-After header asks for, in seconds; 0 for anything else. */
const askedWait = (retryAfter: string | null) => (Number(retryAfter) || 0) * 1_000;

/** Repeats each call of a transport: 5 seconds an attempt. */
function retrying(transport: RpcTransport, attempts = 6): RpcTransport {
  return async ({payload, signal}) => {
    for (let attempt = 1; ; attempt += 1) {
      // Longer than your slowest call takes.
      const timeout = AbortSignal.timeout(5_000);
      let asked = 0;
      try {
        const answer = await transport<never>({payload, signal: signal ? AbortSignal.any([signal, timeout]) : timeout});
        // The transport reads integers as bigint.
        const code = Number((answer as {error?: {code: bigint}}).error?.code);
        const canPass = passingCodes.includes(code) || (otherNodeCodes.includes(code) && attempt < 3);
        if (!canPass || attempt === attempts) return answer;
      } catch (error) {
        if (attempt === attempts || signal?.aborted) throw error;
        // Anything else is a timeout or a lost connection.
        if (isSolanaError(error, HTTP_ERROR)) {
          if (!passingStatuses.includes(error.context.statusCode)) throw error;
          asked = askedWait(error.context.headers.get('Retry-After'));
        }
      }
      const wait = asked + Math.min(10_000, 250 * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
      console.log(`Next attempt in ${Math.round(wait)} ms`);
      await sleep(wait, undefined, {signal});
    }
  };
}

const url = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const rpc = createSolanaRpcFromTransport(retrying(createDefaultRpcTransport({url})));

console.log(await rpc.getSlot({commitment: 'finalized'}).send({abortSignal: AbortSignal.timeout(30_000)}));
