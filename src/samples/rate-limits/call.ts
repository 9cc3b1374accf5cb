import {setTimeout as sleep} from 'node:timers/promises';

const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
// Over a limit, a disruption, or a node that is behind: the same call can succeed later.
const passingStatuses = [408, 429, 500, 502, 503, 504];
const passingCodes = [7429, -32603, -32004, -32012, -32014, -32016, -32017, -32019];
// Another node may answer: the next call can reach one.
const otherNodeCodes = [-32001, -32005, -32007, -32008, -32009, -32010, -32011, -32018, -32020, -32021];

interface RpcAnswer {
  result?: unknown;
  error?: {code: number; message: string};
}

/** A call that failed, how many attempts it is worth, and the milliseconds to wait before the next. */
class CallError extends Error {
  attempts = 6;
  askedWait = 0;
}

/** Milliseconds that a Retry-After header asks for, as seconds or as a date; 0 without one. */
function askedWait(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Math.max(0, wait || 0);
}

async function callOnce(method: string, params: unknown[], timeout: number): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    signal: AbortSignal.timeout(timeout),
  });
  // Body before status: an error with a code can have any status.
  const {result, error} = (await response.json().catch(() => ({}))) as RpcAnswer;
  if (!error && result !== undefined) return result;
  // Errors of a proxy have no code.
  const code = error?.code;
  const message = code ? `${code} ${error.message}` : `HTTP ${response.status}, no result`;
  const failure = new CallError(message);
  // Without a code, status 200 is half an answer: the connection was lost on the way.
  const isPassing = code ? passingCodes.includes(code) : response.ok;
  if (!isPassing && !passingStatuses.includes(response.status)) {
    failure.attempts = code && otherNodeCodes.includes(code) ? 3 : 1;
  }
  failure.askedWait = askedWait(response.headers.get('Retry-After'));
  throw failure;
}

/** Repeats a call that reads: 5 seconds an attempt, 30 seconds in all. */
export async function call(method: string, params: unknown[] = []): Promise<unknown> {
  const deadline = Date.now() + 30_000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Longer than your slowest call takes.
      return await callOnce(method, params, Math.min(5_000, deadline - Date.now()));
    } catch (error) {
      // What is not a CallError is a timeout or a lost connection.
      const failure = error instanceof CallError ? error : new CallError((error as Error).message);
      const backoff = Math.min(10_000, 250 * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
      const wait = Math.round(failure.askedWait + backoff);
      if (attempt >= failure.attempts || Date.now() + wait >= deadline) throw error;
      console.log(`${method}: ${failure.message}, next attempt in ${wait} ms`);
      await sleep(wait);
    }
  }
}

console.log(await call('getSlot', [{commitment: 'finalized'}]));
