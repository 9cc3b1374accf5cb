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
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR as HTTP_ERROR,
} from '@solana/kit';
import {getTransferSolInstruction} from '@solana-program/system';

const commitment = 'finalized';
const keyFile = process.argv[2] ?? 'id.json';
const payer = await createKeyPairSignerFromBytes(new Uint8Array(JSON.parse(await readFile(keyFile, 'utf8'))));

// Height and status have to come from one node: that is what the key is for. A new key can reach another node.
const connect = () =>
  createSolanaRpc(`https://solana-devnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`, {
    headers: {'X-Syndica-Affinity': 'key', 'X-Syndica-Affinity-Key': crypto.randomUUID()},
  });
let rpc = connect();
// Without a limit, a call that hangs would keep the next one from being made.
const tenSeconds = () => ({abortSignal: AbortSignal.timeout(10_000)});

// A blockhash, and the last block height at which it is valid.
const {value: blockhash} = await rpc.getLatestBlockhash({commitment}).send(tenSeconds());

// In micro-lamports per compute unit. A placeholder: find your own.
const price = 10_000n;

const message = pipe(
  createTransactionMessage({version: 0}),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) => setTransactionMessageComputeUnitPrice(price, m),
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
  // Version 1 also gets a limit for loaded data, as measured: add a margin there, too.
  return {...limits, computeUnitLimit: Math.ceil(limits.computeUnitLimit * 1.1)};
});
const limitedMessage = await setLimits(message, {commitment, ...tenSeconds()});
// #endregion limit

const transaction = await signTransactionMessageWithSigners(limitedMessage);
const signature = getSignatureFromTransaction(transaction);
const wire = getBase64EncodedWireTransaction(transaction);

// The key, the plan, or the transaction is wrong (-32002: preflight failed).
const finalCodes = [401, 402, 403, 404, 405, 413, 415, -32002, -32003, -32006, -32600, -32601, -32602];

let skipPreflight = false;
/** Why the last send failed, if it did. */
let refusal: unknown;
async function send() {
  try {
    await rpc
      .sendTransaction(wire, {encoding: 'base64', skipPreflight, preflightCommitment: commitment, maxRetries: 0n})
      .send(tenSeconds());
    // Accepted: preflight would refuse a copy once this one has landed.
    skipPreflight = true;
    refusal = undefined;
  } catch (error) {
    console.warn('Not accepted:', (error as Error).message);
    refusal = error;
  }
}

console.log('Signature:', signature);
await send();
if (isSolanaError(refusal)) {
  const code = isSolanaError(refusal, HTTP_ERROR) ? refusal.context.statusCode : refusal.context.__code;
  // After any other failure it may have been sent: look for it.
  if (finalCodes.includes(code)) throw refusal;
}

// #region confirm
async function look() {
  const height = await rpc.getBlockHeight({commitment}).send(tenSeconds());
  // Once it has expired, look further back than the recent statuses.
  const expired = height > blockhash.lastValidBlockHeight;
  const config = {searchTransactionHistory: expired};
  const {value} = await rpc.getSignatureStatuses([signature], config).send(tenSeconds());
  return {expired, status: value[0]};
}

// Longer than a blockhash lives.
const deadline = Date.now() + 180_000;
let wait = 1_000;
for (;;) {
  // Another node each time, in case one stands still.
  rpc = connect();
  // If a call fails, the transaction may land all the same: keep looking.
  const found = await look().catch((error: Error) => console.warn('Not read:', error.message));
  const status = found?.status;
  if (status?.confirmationStatus && commitmentComparator(status.confirmationStatus, commitment) >= 0) {
    if (status.err) throw getSolanaErrorFromTransactionError(status.err);
    console.log('Confirmed:', signature);
    break;
  }
  if (found?.expired && !status)
    throw new Error(`${signature} expired: sign again with a new blockhash`, {cause: refusal});
  if (Date.now() > deadline) throw new Error(`${signature} may have landed: look it up before you sign again`);

  await sleep(wait);
  // An earlier copy may still land.
  await send();
  // A call that failed may be over a limit: slow down.
  wait = found && !refusal ? 1_000 : Math.min(2 * wait, 16_000);
}
// #endregion confirm
