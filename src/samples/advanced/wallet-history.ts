import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';

const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {before: {type: 'string'}, until: {type: 'string'}, since: {type: 'string'}},
});
const [account] = positionals;
/** In seconds. */
const since = Date.parse(`${values.since ?? '1970-01-01'}T00:00Z`) / 1_000;
if (!account || Number.isNaN(since)) {
  console.error('Usage: node wallet-history.ts ADDRESS [--before SIGNATURE] [--until SIGNATURE] [--since DATE]');
  process.exit(1);
}
/** No retry fixes these: the key, the plan, or the request is wrong. */
const finalCodes = [400, 401, 402, 403, 404, 405, 413, 415, -32600, -32601, -32602];

interface Listed {
  signature: string;
  slot: number;
  blockTime: number | null;
  err: unknown;
}

async function call<Result>(method: string, params: unknown[] = []): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
        signal: AbortSignal.timeout(10_000),
      });
      // Body before status: an error with a code can have any status.
      const {result, error} = (await response.json().catch(() => ({}))) as {
        result?: Result;
        error?: {code: number; message: string};
      };
      if (result !== undefined) return result;
      const [code, message] = error ? [error.code, error.message] : [response.status, response.statusText];
      if (finalCodes.includes(code)) attempt = 5;
      throw new Error(`${code} ${message}`);
    } catch (error) {
      // A limit, a lost connection, a node that does not know the signature: another attempt can succeed.
      if (attempt >= 5) throw error;
      await sleep(500 * 2 ** attempt * (1 + Math.random()));
    }
  }
}

let {before} = values;
try {
  for (;;) {
    const options = {commitment: 'finalized', before, until: values.until};
    // The newest come first, and at most 1,000.
    const page = await call<Listed[]>('getSignaturesForAddress', [account, options]);
    let isDone = page.length === 0;
    for (const {slot, blockTime, signature, err} of page) {
      isDone = (blockTime ?? since) < since;
      if (isDone) break;
      const time = blockTime === null ? 'unknown' : new Date(blockTime * 1_000).toISOString();
      console.log(slot, time, signature, err === null ? 'ok' : 'failed');
    }
    if (isDone) break;
    before = page.at(-1)?.signature;
  }
  console.error('The oldest block of the endpoint:', await call<number>('getFirstAvailableBlock'));
} catch (error) {
  console.error((error as Error).message);
  if (before) console.error(`Go on with --before ${before}`);
  process.exitCode = 1;
}
