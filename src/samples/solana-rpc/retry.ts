import {setTimeout as sleep} from 'node:timers/promises';

const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
/** Over a limit, or a node that is behind: the same call can succeed later. */
const passingStatuses = [429, 502, 503, 504];
const passingCodes = [7429, -32004, -32005, -32014, -32016];

/** What another attempt does not mend. */
class FinalError extends Error {}

async function callOnce(method: string, params: unknown[], signal: AbortSignal): Promise<unknown> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    const message = `HTTP ${response.status}`;
    throw passingStatuses.includes(response.status) ? new Error(message) : new FinalError(message);
  }
  const {result, error} = (await response.json()) as {result?: unknown; error?: {code: number; message: string}};
  if (!error) return result;
  const message = `${error.code} ${error.message}`;
  throw passingCodes.includes(error.code) ? new Error(message) : new FinalError(message);
}

/** Repeats a call that reads: 5 seconds an attempt, 30 seconds in all. */
export async function read(method: string, params: unknown[] = []): Promise<unknown> {
  const deadline = AbortSignal.timeout(30_000);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await callOnce(method, params, AbortSignal.any([deadline, AbortSignal.timeout(5_000)]));
    } catch (error) {
      if (error instanceof FinalError || deadline.aborted) throw error;
      const wait = Math.round(Math.min(5_000, 250 * 2 ** attempt) * (0.5 + Math.random() / 2));
      console.log(`${method}: ${(error as Error).message}, again in ${wait} ms`);
      await sleep(wait, undefined, {signal: deadline});
    }
  }
}

console.log(await read('getSlot', [{commitment: 'confirmed'}]));
