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
  isSolanaError,
  lamports,
  pipe,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE as PREFLIGHT_FAILURE,
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

// Without a limit, a call that hangs would keep the next one from being made.
const tenSeconds = () => ({abortSignal: AbortSignal.timeout(10_000)});
const send = (skipPreflight: boolean) =>
  rpc
    .sendTransaction(wire, {encoding: 'base64', skipPreflight, preflightCommitment: commitment, maxRetries: 0n})
    .send(tenSeconds());
console.log('Signature:', signature);
await send(false).catch((error: Error) => {
  // Preflight refused it. After any other failure it may have been sent: look for it.
  if (isSolanaError(error, PREFLIGHT_FAILURE)) throw error;
  console.warn('Not answered:', error.message);
});

// #region confirm
async function look() {
  const height = await rpc.getBlockHeight({commitment}).send(tenSeconds());
  const {value} = await rpc.getSignatureStatuses([signature]).send(tenSeconds());
  return {height, status: value[0]};
}

let unread = 0;
for (;;) {
  // If a call fails, the transaction may land all the same: keep looking, for longer than a blockhash lives.
  const found = await look().catch((error: Error) => console.warn('Not read:', error.message));
  if (!found && ++unread === 60) throw new Error(`${signature}: nobody knows whether it landed`);
  const status = found?.status;
  if (status?.confirmationStatus && commitmentComparator(status.confirmationStatus, commitment) >= 0) {
    if (status.err) throw getSolanaErrorFromTransactionError(status.err);
    console.log('Confirmed:', signature);
    break;
  }
  if (found && !status && found.height > blockhash.lastValidBlockHeight) {
    throw new Error(`${signature} expired: sign again with a new blockhash`);
  }

  await sleep(2_000);
  await send(true).catch((error: Error) => console.warn('Not resent:', error.message));
}
// #endregion confirm
