import {setTimeout as sleep} from 'node:timers/promises';
import {address, createSolanaRpc, createSolanaRpcSubscriptions, type Signature} from '@solana/kit';

const rpc = createSolanaRpc(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  `wss://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`,
);
const watched = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
const commitment = 'confirmed';

const seen = new Set<Signature>();
let last: Signature | undefined;
let attempt = 0;

function handle(signature: Signature, from: string): void {
  // What was fetched may come over the stream as well.
  if (seen.has(signature)) return;
  const [oldest] = seen;
  if (oldest && seen.size === 10_000) seen.delete(oldest);
  seen.add(signature);
  last = signature;
  console.log(from, signature);
}

/** What came between the last signature and now; at most 1,000 signatures come in one answer. */
async function fetchMissed(): Promise<void> {
  if (last === undefined) return;
  const missed = await rpc.getSignaturesForAddress(watched, {commitment, until: last}).send();
  // The answer has the newest first.
  for (const {signature} of missed.toReversed()) handle(signature, 'fetched');
}

for (;;) {
  const abortController = new AbortController();
  try {
    const notifications = await rpcSubscriptions
      .logsNotifications({mentions: [watched]}, {commitment})
      .subscribe({abortSignal: abortController.signal});
    // After the subscription has begun, so that nothing falls between the two.
    await fetchMissed();
    for await (const {value} of notifications) {
      attempt = 0;
      handle(value.signature, 'streamed');
    }
  } catch (error) {
    console.error((error as Error).message);
  } finally {
    abortController.abort();
  }
  await sleep(Math.min(30_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2));
  attempt += 1;
}
