import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  address,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_FILTER_TRANSACTION_NOT_FOUND as SIGNATURE_NOT_FOUND,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR as HTTP_ERROR,
  type Signature,
} from '@solana/kit';

// Otherwise, a code that kit doesn't know, such as 7429, ends the program.
process.env.NODE_ENV = 'production';

const rpc = createSolanaRpc(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);
const rpcSubscriptions = createSolanaRpcSubscriptions(
  `wss://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`,
);
const watched = address(process.argv[2] ?? '');
/** Keeps the place over a restart. With a database, write it in the transaction of your work instead. */
const placeFile = `place-${watched}.json`;
const commitment = 'finalized';
/** In milliseconds: slots never pause for so long, so the connection is dead. */
const longestPause = Number(process.argv[3] ?? 30_000);
/** Milliseconds between fetches, also without events: a node may have been behind. */
const fetchEvery = 60_000;
/** No retry fixes these: the key, the plan, or the request is wrong. */
const finalCodes = [400, 401, 402, 403, 404, 405, 413, 415, 7700, 7702, -32600, -32601, -32602];

interface Event {
  signature: Signature;
  slot: bigint;
}

/** The event up to which all is done. Without a signature, the account had no transactions yet. */
type Place = Partial<Event> & {slot: bigint};

async function readPlace(): Promise<Place> {
  if (existsSync(placeFile)) {
    const {signature, slot} = JSON.parse(readFileSync(placeFile, 'utf8')) as {signature?: Signature; slot: number};
    return {signature, slot: BigInt(slot)};
  }
  // All before the first start counts as handled.
  const [newest] = await rpc
    .getSignaturesForAddress(watched, {commitment, limit: 1})
    .send({abortSignal: AbortSignal.timeout(10_000)});
  return newest ?? {slot: 0n};
}

/** The last event of a slot that is over: within a slot, events come in no fixed order. */
let complete = await readPlace();
const seen = new Set(complete.signature && [complete.signature]);
let attempt = 0;

function savePlace(): void {
  const {signature, slot} = complete;
  // Renamed, so that a crash leaves no half file.
  writeFileSync(`${placeFile}.new`, JSON.stringify({signature, slot: Number(slot)}));
  renameSync(`${placeFile}.new`, placeFile);
}
savePlace();

async function handle(signature: Signature, from: string): Promise<void> {
  // What was fetched may come over the stream as well.
  if (seen.has(signature)) return;
  // Your work, awaited. Write by signature: what fails halfway comes again.
  console.log(from, signature);
  const [oldest] = seen;
  if (oldest && seen.size === 10_000) seen.delete(oldest);
  seen.add(signature);
}

function isFinal(error: unknown): boolean {
  if (isSolanaError(error, HTTP_ERROR)) return finalCodes.includes(error.context.statusCode);
  return isSolanaError(error) && finalCodes.includes(error.context.__code);
}

/** Waits longer after each failure, and also for as long as a Retry-After header asks. */
async function pause(failures: number, error?: unknown): Promise<void> {
  const asked = isSolanaError(error, HTTP_ERROR) ? Number(error.context.headers.get('Retry-After')) || 0 : 0;
  await sleep(asked * 1_000 + Math.min(30_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2));
}

/** What came after that event, from a node that has reached a slot. */
async function fetchMissed(minContextSlot: bigint): Promise<void> {
  const firstSlot = complete.slot;
  let until = complete.signature;
  let missed: Event[] = [];
  let failures = 0;
  for (;;) {
    try {
      // An answer has the newest first, and at most 1,000: go back until there are no more.
      const range = {before: missed.at(-1)?.signature, until};
      const page = await rpc
        .getSignaturesForAddress(watched, {commitment, minContextSlot, ...range})
        .send({abortSignal: AbortSignal.timeout(10_000)});
      missed.push(...page);
      failures = 0;
      const oldest = page.at(-1);
      if (!oldest || oldest.slot < firstSlot) break;
    } catch (error) {
      failures += 1;
      // Events wait meanwhile, unread: after six attempts, begin again with a new connection.
      if (isFinal(error) || failures === 6) throw error;
      if (isSolanaError(error, SIGNATURE_NOT_FOUND)) {
        // On a fork, or older than the node keeps: start over, and go back to its slot.
        until = undefined;
        missed = [];
      }
      // A node that is behind, a limit, a lost connection: all of them can pass.
      console.error('Not fetched:', (error as Error).message);
      await pause(failures, error);
    }
  }
  let last = complete;
  for (const {signature, slot} of missed.toReversed()) {
    if (slot < firstSlot) continue;
    await handle(signature, 'fetched');
    // Moved only here: a stream can skip events.
    if (slot > last.slot) {
      complete = last;
      savePlace();
    }
    last = {signature, slot};
  }
}

/** Aborts once slots stop: an account can be quiet, and a dead connection looks the same. */
async function watchSlots(abortController: AbortController): Promise<void> {
  const {signal: abortSignal} = abortController;
  const watchdog = setTimeout(() => abortController.abort(new Error('No more slots')), longestPause);
  try {
    const slots = await rpcSubscriptions.slotNotifications().subscribe({abortSignal});
    for await (const _slot of slots) watchdog.refresh();
  } catch (error) {
    abortController.abort(error);
  }
  clearTimeout(watchdog);
}

for (;;) {
  const abortController = new AbortController();
  const {signal: abortSignal} = abortController;
  try {
    // First over HTTP, which ends the program if the key is wrong: a refused WebSocket does not say why.
    await fetchMissed(0n);
    void watchSlots(abortController);
    const notifications = await rpcSubscriptions
      .logsNotifications({mentions: [watched]}, {commitment})
      .subscribe({abortSignal});
    const events = notifications[Symbol.asyncIterator]();
    let isFirst = true;
    // Asked for at once: what comes before that is dropped.
    let next = events.next();
    // Again once the subscription has begun, so that nothing falls between the two.
    let due = Promise.resolve();
    let lasts = false;
    for (;;) {
      const event = await Promise.race([next, due]);
      if (!event) {
        await fetchMissed(0n);
        // It lasts, even if quiet; the first time is at once.
        if (lasts) attempt = 0;
        lasts = true;
        due = sleep(fetchEvery);
        continue;
      }
      if (event.done) break;
      const {context, value} = event.value;
      // The node that answered may have been behind: ask again for one that has the slot of this event.
      if (isFirst) await fetchMissed(context.slot);
      isFirst = false;
      await handle(value.signature, 'streamed');
      attempt = 0;
      next = events.next();
    }
    // Notifications end without an error when they are aborted.
    abortSignal.throwIfAborted();
  } catch (error) {
    // What ended the slots says more than the abort that followed.
    const reason: unknown = abortSignal.reason ?? error;
    if (isFinal(reason)) throw reason;
    console.error((reason as Error).message);
  } finally {
    abortController.abort();
  }
  await pause(attempt);
  attempt += 1;
}
