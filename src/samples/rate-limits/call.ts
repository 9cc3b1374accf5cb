import {setTimeout as sleep} from 'node:timers/promises';

const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const rateLimited = 7429;

interface RpcAnswer {
  result?: unknown;
  error?: {code: number; message: string};
}

/** Milliseconds that a Retry-After header asks for, as seconds or as a date; 0 without one. */
function askedWait(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Math.max(0, wait || 0);
}

export async function call(method: string, params: unknown[] = [], attempts = 6): Promise<unknown> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
      signal: AbortSignal.timeout(10_000),
    });

    if (response.status === 429) {
      await response.body?.cancel();
    } else {
      if (!response.ok) throw new Error(`${method}: HTTP ${response.status}`);
      const {result, error} = (await response.json()) as RpcAnswer;
      if (!error) return result;
      if (error.code !== rateLimited) throw new Error(`${method}: ${error.code} ${error.message}`);
    }

    if (attempt < attempts) {
      const longest = Math.min(10_000, 250 * 2 ** (attempt - 1));
      const backoff = longest * (0.5 + Math.random() / 2);
      const wait = Math.round(askedWait(response.headers.get('Retry-After')) + backoff);
      console.log(`${method}: rate limited, next attempt in ${wait} ms`);
      await sleep(wait);
    }
  }
  throw new Error(`${method}: still rate limited after ${attempts} attempts`);
}

console.log(await call('getSlot'));
