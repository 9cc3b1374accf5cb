import {createSolanaRpcSubscriptions} from '@solana/kit';

const rpcSubscriptions = createSolanaRpcSubscriptions(
  `wss://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`,
);
const abortController = new AbortController();

try {
  const notifications = await rpcSubscriptions.slotNotifications().subscribe({abortSignal: abortController.signal});

  let received = 0;
  for await (const {slot} of notifications) {
    console.log(`Slot ${slot}`);
    received += 1;
    // Stops the subscription, and ends the loop.
    if (received === 10) abortController.abort();
  }
} catch (error) {
  // Only the message: the rest of the error contains the address, and with it the key.
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  // Otherwise, the connection stays open.
  abortController.abort();
}
