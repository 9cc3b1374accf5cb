import {readFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  appendTransactionMessageInstruction,
  commitmentComparator,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createTransactionMessage,
  estimateAndSetResourceLimitsFactory,
  estimateResourceLimitsFactory,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getSolanaErrorFromTransactionError,
  lamports,
  pipe,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import {getTransferSolInstruction} from '@solana-program/system';

const commitment = 'confirmed';
const keyFile = process.argv[2] ?? 'id.json';
const payer = await createKeyPairSignerFromBytes(new Uint8Array(JSON.parse(await readFile(keyFile, 'utf8'))));

// The same node for all calls about this transaction, so that height and status agree.
const rpc = createSolanaRpc(`https://solana-devnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`, {
  headers: {'X-Syndica-Affinity': 'key', 'X-Syndica-Affinity-Key': crypto.randomUUID()},
});

// A blockhash, and the last block height at which it is valid.
const {value: blockhash} = await rpc.getLatestBlockhash({commitment}).send();

// The message, with a price in micro-lamports per compute unit.
const message = pipe(
  createTransactionMessage({version: 0}),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) => setTransactionMessageComputeUnitPrice(10_000n, m),
  (m) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({source: payer, destination: payer.address, amount: lamports(1_000n)}),
      m,
    ),
);

// #region limit
// Simulate, and set the limit to the compute units used plus 10%.
const estimate = estimateResourceLimitsFactory({rpc});
const setLimits = estimateAndSetResourceLimitsFactory(async (m, config) => {
  const limits = await estimate(m, config);
  return {...limits, computeUnitLimit: Math.ceil(limits.computeUnitLimit * 1.1)};
});
const limitedMessage = await setLimits(message, {commitment});
// #endregion limit

const transaction = await signTransactionMessageWithSigners(limitedMessage);
const signature = getSignatureFromTransaction(transaction);
const wire = getBase64EncodedWireTransaction(transaction);

const send = (skipPreflight: boolean) =>
  rpc
    .sendTransaction(wire, {encoding: 'base64', skipPreflight, preflightCommitment: commitment, maxRetries: 0n})
    .send();
await send(false);
console.log('Sent:', signature);

// #region confirm
for (;;) {
  const height = await rpc.getBlockHeight({commitment}).send();
  const {
    value: [status],
  } = await rpc.getSignatureStatuses([signature]).send();

  if (status?.confirmationStatus && commitmentComparator(status.confirmationStatus, commitment) >= 0) {
    if (status.err) throw getSolanaErrorFromTransactionError(status.err);
    console.log('Confirmed:', signature);
    break;
  }
  if (!status && height > blockhash.lastValidBlockHeight) {
    throw new Error(`${signature} expired: sign again with a new blockhash`);
  }

  await sleep(2_000);
  // If a resend fails, an earlier copy may still land: keep looking.
  await send(true).catch((error: Error) => console.warn('Not resent:', error.message));
}
// #endregion confirm
