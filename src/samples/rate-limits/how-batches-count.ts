import {setTimeout as sleep} from 'node:timers/promises';

// Use a key with a custom limit of 4 requests per second on getSlot.
const endpoint = `https://solana-devnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const batch = Array.from({length: 10}, (_, id) => ({jsonrpc: '2.0', id, method: 'getSlot'}));
const seconds = 5;
const rateLimited = 7429;

interface RpcAnswer {
  error?: {code: number; message: string};
}

/** How many calls of one batch were refused. */
async function sendBatch(): Promise<number> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(batch),
    signal: AbortSignal.timeout(10_000),
  });
  const body = (await response.json().catch(() => undefined)) as RpcAnswer | RpcAnswer[] | undefined;
  if (response.status === 429) return batch.length;
  if (!body) throw new Error(`HTTP ${response.status}`);
  // One answer in place of a list is about the whole batch.
  const errors = [body].flat().flatMap(({error}) => (error ? [error] : []));
  const other = errors.find(({code}) => code !== rateLimited);
  if (other) throw new Error(`${other.code} ${other.message}`);
  return Array.isArray(body) ? errors.length : errors.length * batch.length;
}

let refused = 0;
for (let second = 0; second < seconds; second += 1) {
  const [refusedNow] = await Promise.all([sendBatch(), sleep(1_000)]);
  refused += refusedNow;
}
console.log(`${refused} of ${seconds * batch.length} calls were refused`);
console.log(refused > 0 ? 'Each call of a batch counts' : 'A batch counts once, or the key has no such limit');
