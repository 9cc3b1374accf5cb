import {readFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  appendTransactionMessageInstruction,
  commitmentComparator,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  isSolanaError,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED as NODE_IS_BEHIND,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR as HTTP_ERROR,
} from '@solana/kit';
import {getTransferSolInstruction} from '@solana-program/system';

const commitment = 'finalized';
const keyFile = process.argv[2] ?? 'id.json';
const payer = await createKeyPairSignerFromBytes(new Uint8Array(JSON.parse(await readFile(keyFile, 'utf8'))));

// Height and status have to come from one node: that is what the key is for.
const rpc = createSolanaRpc(`https://solana-devnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`, {
  headers: {'X-Syndica-Affinity': 'key', 'X-Syndica-Affinity-Key': crypto.randomUUID()},
});

const tenSeconds = () => ({abortSignal: AbortSignal.timeout(10_000)});
const {value: blockhash} = await rpc.getLatestBlockhash({commitment}).send(tenSeconds());
const message = pipe(
  createTransactionMessage({version: 0}),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({source: payer, destination: payer.address, amount: lamports(1_000n)}),
      m,
    ),
);
const transaction = await signTransactionMessageWithSigners(message);
const signature = getSignatureFromTransaction(transaction);
const wire = getBase64EncodedWireTransaction(transaction);

// The key, the plan, or the transaction is wrong (-32002: preflight failed).
const finalCodes = [401, 402, 403, 404, 405, 413, 415, -32002, -32003, -32006, -32600, -32601, -32602];

function isFinal(error: unknown): boolean {
  if (isSolanaError(error, HTTP_ERROR)) return finalCodes.includes(error.context.statusCode);
  return isSolanaError(error) && finalCodes.includes(error.context.__code);
}

console.log('Signature:', signature);
await rpc
  .sendTransaction(wire, {encoding: 'base64', preflightCommitment: commitment})
  .send(tenSeconds())
  .catch((error: Error) => {
    // After any other failure it may have been sent: look for it.
    if (isFinal(error)) throw error;
    console.warn('Not answered:', error.message);
  });

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

/** The slot of the transaction, once it is confirmed. */
async function confirmedSlot(): Promise<bigint> {
  for (;;) {
    // If a call fails, the transaction may land all the same: keep looking.
    const found = await look().catch((error: Error) => console.warn('Not read:', error.message));
    const status = found?.status;
    if (status?.confirmationStatus && commitmentComparator(status.confirmationStatus, commitment) >= 0) {
      if (status.err) throw new Error(`${signature} failed`);
      return status.slot;
    }
    if (found?.expired && !status) throw new Error(`${signature} expired`);
    if (Date.now() > deadline) throw new Error(`${signature} may have landed: look it up before you sign again`);
    // A call that failed may be over a limit: slow down.
    await sleep(found ? 500 : 2_000);
  }
}

/** A node that has not reached the slot refuses. */
async function balanceSince(minContextSlot: bigint) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await rpc.getBalance(payer.address, {commitment, minContextSlot}).send(tenSeconds());
    } catch (error) {
      if (attempt === 5 || !isSolanaError(error, NODE_IS_BEHIND)) throw error;
      await sleep(200 * attempt);
    }
  }
}

const slot = await confirmedSlot();
console.log(`Landed in slot ${slot}`);
const {context, value} = await balanceSince(slot);
console.log(`${value} lamports at slot ${context.slot}`);
