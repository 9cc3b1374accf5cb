import {setTimeout as sleep} from 'node:timers/promises';
import {address, createSolanaRpc, createSolanaRpcSubscriptions, type Signature} from '@solana/kit';

const rpc = createSolanaRpc(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  `wss://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`,
);
const watched = address(process.argv[2] ?? '');
const commitment = 'confirmed';

const seen = new Set<Signature>();
// What is there at the start counts as handled. Nothing: the account is new, and all of it is to come.
const [newest] = await rpc.getSignaturesForAddress(watched, {commitment, limit: 1}).send();
let last = newest?.signature;
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

/** What came after the last signature, from a node that has reached a slot. */
async function fetchMissed(minContextSlot: bigint): Promise<void> {
  const missed: Signature[] = [];
  for (;;) {
    try {
      // An answer has the newest first, and at most 1,000: go back until there are no more.
      const range = {before: missed.at(-1), until: last};
      const page = await rpc
        .getSignaturesForAddress(watched, {commitment, minContextSlot, ...range})
        .send({abortSignal: AbortSignal.timeout(10_000)});
      if (page.length === 0) break;
      missed.push(...page.map(({signature}) => signature));
    } catch (error) {
      // A node that is behind, a limit, a lost connection: all of them can pass.
      console.error('Not fetched:', (error as Error).message);
      await sleep(1_000);
    }
  }
  for (const signature of missed.toReversed()) handle(signature, 'fetched');
}

for (;;) {
  const abortController = new AbortController();
  try {
    const notifications = await rpcSubscriptions
      .logsNotifications({mentions: [watched]}, {commitment})
      .subscribe({abortSignal: abortController.signal});
    // After the subscription has begun, so that nothing falls between the two.
    await fetchMissed(0n);
    let isFirst = true;
    for await (const {context, value} of notifications) {
      // The node that answered may have been behind: ask again for one that has the slot of this event.
      if (isFirst) await fetchMissed(context.slot);
      isFirst = false;
      handle(value.signature, 'streamed');
      attempt = 0;
    }
  } catch (error) {
    console.error((error as Error).message);
  } finally {
    abortController.abort();
  }
  await sleep(Math.min(30_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2));
  attempt += 1;
}
