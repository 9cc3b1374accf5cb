import {createSolanaRpcSubscriptions} from '@solana/kit';

const rpcSubscriptions = createSolanaRpcSubscriptions(
  `wss://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`,
);
const abortController = new AbortController();

const notifications = await rpcSubscriptions.slotNotifications().subscribe({abortSignal: abortController.signal});

let received = 0;
for await (const {slot} of notifications) {
  console.log(`Slot ${slot}`);
  received += 1;
  // Stops the subscription, and ends the loop.
  if (received === 10) abortController.abort();
}
