import {setTimeout as sleep} from 'node:timers/promises';
import {
  address,
  createSolanaRpc,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED as NODE_IS_BEHIND,
} from '@solana/kit';

const rpc = createSolanaRpc(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`);
const account = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v');

/** Repeats a read while it meets nodes that are behind. */
async function patiently<T>(read: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (attempt === attempts || !isSolanaError(error, NODE_IS_BEHIND)) throw error;
      console.log('A node is behind: again');
      await sleep(200 * attempt);
    }
  }
}

// No read is older than the newest one so far, whichever node answers.
let newest = 0n;
for (let read = 0; read < 3; read += 1) {
  const {context, value} = await patiently(() =>
    rpc
      .getBalance(account, {commitment: 'finalized', minContextSlot: newest})
      .send({abortSignal: AbortSignal.timeout(10_000)}),
  );
  newest = context.slot;
  console.log(`${value} lamports at slot ${context.slot}`);
}
